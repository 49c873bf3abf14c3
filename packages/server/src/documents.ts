/**
 * Documents of one match: for each the match is played again, with rests. One is made at a time, and whoever asks for the same meanwhile gets the
 * same; all of them are charged for it.
 */
import type { Viewer } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { Match, SeenDocument } from '@turnwise/match';
import { readWhole, withRests } from '@turnwise/table';
import type { Fold, MatchTable } from '@turnwise/table';
import type { Caller } from './caller.ts';
import { PlatformError } from './platform-error.ts';
import { rateLimited } from './rate-limited.ts';
import { inTurn, mayReplay } from './replays.ts';
import type { RoomWorld } from './room-world.ts';
import type { Vantage } from './vantage.ts';

/** Documents that may be asked for at once, of one match. */
const MOST_WAITING = 20;

export class Documents {
  readonly #world: RoomWorld;
  readonly #table: MatchTable;
  /** What is being made, by what will be in it. */
  readonly #making = new Map<string, Promise<Json>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(world: RoomWorld, table: MatchTable) {
    this.#world = world;
    this.#table = table;
  }

  /**
   * The whole match once it is over, and for a moderator; before that, what the caller saw. Throws `rateLimited` if too many wait or the address
   * has to, and a `LogError` if the log does not answer.
   */
  async of(caller: Caller, vantage: Vantage): Promise<Json> {
    const place = await vantage.read((fold) => fold.place);
    if (!(await mayReplay(this.#world, caller, Math.max(1, place)))) throw rateLimited('documentRate');
    const key = `${place} ${vantage.delay} ${caller.role === 'moderator' ? 'whole' : caller.viewer}`;
    const known = this.#making.get(key);
    if (known !== undefined) return known;
    if (this.#making.size >= MOST_WAITING) throw rateLimited('documentRate');
    const made = this.#last
      .then(() => inTurn(this.#world, caller, () => this.#make(caller, vantage)))
      .finally(() => void this.#making.delete(key));
    this.#making.set(key, made);
    this.#last = made.catch(() => undefined);
    return made;
  }

  async #make({ role, viewer }: Caller, vantage: Vantage): Promise<Json> {
    const begin = ({ match, isOver }: Fold): (() => Promise<Json>) => {
      if (!isOver && role !== 'moderator') return seenBy(match, viewer);
      const saved = match.save() as unknown as Json;
      return () => Promise.resolve(saved);
    };
    // Whoever is behind sees a fold that began at the beginning.
    if (vantage.delay > 0) return (await vantage.read(begin))();
    // The table that people play at may have begun with a snapshot.
    const { log, games } = this.#world;
    const whole = await readWhole(this.#table.head.id, { log, games });
    if (!whole.ok) throw new PlatformError('departed');
    return begin(whole.value)();
  }
}

/** Of the match as it is now, though it may go on. */
function seenBy(match: Match, viewer: Viewer): () => Promise<Json> {
  const steps = match.seenInSteps(viewer);
  return async () => {
    let document: SeenDocument | undefined;
    const made = withRests(
      (function* () {
        document = yield* steps;
      })(),
    );
    while ((await made.next()).done !== true);
    return document as unknown as Json;
  };
}
