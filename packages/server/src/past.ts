/**
 * What happened further back than a table keeps in memory: read from the log, by playing it again. Where readings ended is kept for a while, so
 * that page after page is one walk through the match. Whoever makes it begin anew is charged as for a document.
 */
import type { Viewer } from '@turnwise/game';
import { wireEvent } from '@turnwise/protocol';
import type { EventsAnswer } from '@turnwise/protocol';
import { beginFold, newsOf, withRests } from '@turnwise/table';
import type { Fold, MatchTable, TableNews, TableStart } from '@turnwise/table';
import type { Caller } from './caller.ts';
import { PlatformError } from './platform-error.ts';
import { rateLimited } from './rate-limited.ts';
import { inTurn, mayReplay } from './replays.ts';
import type { RoomWorld } from './room-world.ts';

export type Step = EventsAnswer['steps'][number];

export interface StepsWanted {
  readonly caller: Caller;
  /** How many records come before the first. */
  readonly after: number;
  /** How many there are with the last. */
  readonly upTo: number;
  readonly labels: boolean;
}

/** Milliseconds for which it is kept where readings ended, and how many of them. */
const KEPT = 30_000;
const KEPT_AT_ONCE = 3;
/** Readings that may wait for each other. */
const MOST_WAITING = 20;
/** Records that may be played before the first that is wanted; beyond that it is charged like a beginning. */
const ON_THE_WAY = 100;

export class Past {
  readonly #world: RoomWorld;
  readonly #table: MatchTable;
  /** Where readings ended, the newest last. */
  #kept: readonly Fold[] = [];
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #forget: ReturnType<typeof setTimeout> | undefined;

  constructor(world: RoomWorld, table: MatchTable) {
    this.#world = world;
    this.#table = table;
  }

  /** One reading at a time. Throws `rateLimited` if too many wait or the address has to, and a `LogError` if the log does not answer. */
  steps(wanted: StepsWanted): Promise<readonly Step[]> {
    if (this.#waiting >= MOST_WAITING) return Promise.reject(rateLimited('documentRate'));
    this.#waiting++;
    const read = this.#last
      .then(() => inTurn(this.#world, wanted.caller, () => this.#read(wanted)))
      .finally(() => void this.#waiting--);
    this.#last = read.catch(() => undefined);
    return read;
  }

  close(): void {
    clearTimeout(this.#forget);
    this.#kept = [];
  }

  async #read({ caller, after, upTo, labels }: StepsWanted): Promise<readonly Step[]> {
    const fold = await this.#foldBefore(after, caller);
    const steps: Step[] = [];
    const records = fold.place < upTo ? this.#world.log.read(this.#table.head.id, fold.place) : [];
    for await (const record of withRests(records)) {
      const { place } = fold;
      const applied = fold.apply(record);
      if (!applied.ok) throw new PlatformError('departed');
      const news = newsOf(place, record, applied.value);
      if (place >= after) steps.push(stepOf(news, fold, caller.viewer, labels));
      if (fold.place >= upTo) break;
    }
    this.#kept = [...this.#kept, fold].slice(-KEPT_AT_ONCE);
    clearTimeout(this.#forget);
    this.#forget = setTimeout(() => this.close(), KEPT);
    this.#forget.unref();
    return steps;
  }

  /** The nearest that there is; it is not kept while it is read on. */
  async #foldBefore(after: number, caller: Caller): Promise<Fold> {
    const [nearest] = this.#kept.filter(({ place }) => place <= after).sort((one, other) => other.place - one.place);
    const onTheWay = after - (nearest?.place ?? 0);
    const isNear = nearest !== undefined && onTheWay <= ON_THE_WAY;
    if (!isNear && !(await mayReplay(this.#world, caller, Math.max(1, onTheWay)))) throw rateLimited('documentRate');
    this.#kept = this.#kept.filter((fold) => fold !== nearest);
    return nearest ?? this.#begin();
  }

  async #begin(): Promise<Fold> {
    const { log, games } = this.#world;
    const { head } = this.#table;
    const game = games(head.game);
    if (game === undefined) throw new PlatformError('unknownGame');
    const { content } = head.start as unknown as TableStart;
    const begun = beginFold(head, game, content === undefined ? undefined : await log.content(content.hash));
    if (!begun.ok) throw new PlatformError('departed');
    return begun.value;
  }
}

/** What a record was for a viewer, at a fold that it has just led to, or that has come further since. */
export function stepOf(
  { place, way, record, frames }: TableNews,
  { match }: Fold,
  viewer: Viewer,
  labels: boolean,
): Step {
  const events = way === 'undone' ? [] : match.events(viewer, frames);
  return {
    place: place + 1,
    change: way,
    frame: record.frame,
    events: events.map((event) => wireEvent(event, { labels })),
  };
}
