/** The doors of this process: opened when somebody knocks, put away when nobody has been there for a while. */
import type { AnyGame } from '@turnwise/game';
import type { MatchId } from '@turnwise/log';
import { LogError } from '@turnwise/log';
import { openRoomDoor } from './at-table/room-door.ts';
import { isBrought } from './brought.ts';
import type { BroughtPlace } from './checker.ts';
import { openGuardedDoor } from './guard/guarded-door.ts';
import type { HouseOptions } from './house-options.ts';
import type { OpenDoor } from './open-door.ts';
import { PlatformError } from './platform-error.ts';
import type { ServerLimits } from './server-options.ts';
import { TableError } from '@turnwise/table';
import type { TableStart } from '@turnwise/table';
import type { TableWorld } from './table-world.ts';
import { newId } from './tokens.ts';

/** Milliseconds for which a match that could not be served is not tried again: one whose rules overstay, and one that departed from its log. */
const REST = { overstayed: 60_000, departed: 5_000 };

export class House {
  readonly #place: BroughtPlace;
  /** Matches that cannot be served whatever one does, and until when they are left alone. */
  readonly #resting = new Map<MatchId, { readonly until: number; readonly error: PlatformError }>();
  readonly #options: HouseOptions;
  readonly #limits: ServerLimits;
  readonly #world: TableWorld;
  readonly #doors = new Map<MatchId, Promise<OpenDoor>>();
  readonly #opened = new Map<MatchId, OpenDoor>();
  readonly #sweeper: ReturnType<typeof setInterval>;
  /** Matches that bots will play alone, by owner, while they are being made. */
  readonly #beginning = new Map<string, number>();
  #records = 0;
  #isClosed = false;

  constructor(options: HouseOptions, limits: ServerLimits, place: BroughtPlace) {
    this.#options = options;
    this.#place = place;
    this.#limits = limits;
    const { log, registry, bots, moderators, now, self, mayReplay, inTurn, alarm, botFailed } = options;
    this.#world = {
      log,
      games: (game) => registry.get(game),
      bots,
      moderators: new Set(moderators),
      now,
      self,
      mayReplay,
      inTurn,
      recordsPerMatch: limits.recordsPerMatch,
      talk: { perSecond: 1_000 / limits.chatPause, burst: limits.chatBurst },
      newId: () => `${self}.${this.#records++}`,
      alarm: (raised) => {
        alarm(raised);
        if (raised.kind !== 'departed') return;
        // It is read again when somebody knocks after a while: perhaps this process can follow it then.
        this.#rest(raised.match, new PlatformError('departed'));
        void this.#putAway(raised.match);
      },
      botFailed,
    };
    this.#sweeper = setInterval(() => void this.#sweep(), Math.max(50, limits.idle / 3));
    this.#sweeper.unref();
  }

  /** How many doors are open. */
  get size(): number {
    return this.#opened.size;
  }

  /** Throws a `PlatformError` if there is no such match, or it cannot be served here. */
  door(id: MatchId, address = ''): Promise<OpenDoor> {
    const known = this.#doors.get(id);
    if (known !== undefined) {
      void known.then((door) => door.touch()).catch(() => undefined);
      return known;
    }
    const opening = this.#open(id, address);
    this.#doors.set(id, opening);
    opening.catch(() => this.#doors.delete(id));
    return opening;
  }

  /** Throws `crowded` if one more match that begins like this could not be opened, before anything is kept of it. */
  mustHaveRoom(game: AnyGame, start: Parameters<typeof isBrought>[1], address: string): void {
    if (typeof this.#place === 'object' && isBrought(game, start)) this.#place.mustHaveRoom(address);
  }

  /**
   * Does what makes a match of this owner one that bots play alone. Throws `tooManyBotMatches` if that many play here already: those that are
   * about to begin count too.
   */
  async addBotMatch<V>(owner: string, add: () => Promise<V>): Promise<V> {
    const { botMatchesPerAddress: most } = this.#limits;
    const beginning = this.#beginning.get(owner) ?? 0;
    const running = [...this.#opened.values()].filter((door) => door.isBotsOnly && door.owner === owner).length;
    if (running + beginning >= most) throw new PlatformError('tooManyBotMatches', { most });
    this.#beginning.set(owner, beginning + 1);
    try {
      return await add();
    } finally {
      const left = (this.#beginning.get(owner) ?? 1) - 1;
      if (left > 0) this.#beginning.set(owner, left);
      else this.#beginning.delete(owner);
    }
  }

  /** Keeps snapshots of all and lets go of them. */
  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    this.#isClosed = true;
    await Promise.all([...this.#doors.values()].map((opening) => opening.catch(() => undefined)));
    await Promise.all([...this.#opened.keys()].map((id) => this.#putAway(id)));
  }

  async #open(id: MatchId, address: string): Promise<OpenDoor> {
    if (this.#isClosed) throw new PlatformError('unavailable', { reason: 'closed' });
    const resting = this.#resting.get(id);
    if (resting !== undefined && resting.until > this.#options.now()) throw resting.error;
    const door = await this.#find(id, address).catch((thrown: unknown) => {
      const error = asPlatformError(thrown);
      if (error instanceof PlatformError) this.#rest(id, error);
      throw error;
    });
    this.#opened.set(id, door);
    return door;
  }

  async #find(id: MatchId, address: string): Promise<OpenDoor> {
    const head = await this.#options.log.head(id);
    if (head === undefined) throw new PlatformError('unknownMatch');
    const game = this.#world.games(head.game);
    if (game === undefined) throw new PlatformError('unknownGame');
    const brought = isBrought(game, head.start as unknown as TableStart);
    if (!brought || this.#place === 'here') return openRoomDoor(this.#world, id);
    if (this.#place === 'nowhere') throw new PlatformError('onlyShipped');
    return openGuardedDoor(
      {
        ...this.#world,
        cells: this.#place,
        overstayed: this.#options.overstayed,
        lost: (error) => this.#lost(id, error),
        putAway: () => this.#putAway(id),
        address,
      },
      head,
    );
  }

  #lost(id: MatchId, error: PlatformError): void {
    this.#rest(id, error);
    void this.#putAway(id);
  }

  #rest(id: MatchId, error: PlatformError): void {
    const milliseconds = (REST as Readonly<Record<string, number | undefined>>)[error.code];
    if (milliseconds !== undefined) this.#resting.set(id, { until: this.#options.now() + milliseconds, error });
  }

  async #sweep(): Promise<void> {
    const now = this.#options.now();
    for (const [id, { until }] of this.#resting) if (until <= now) this.#resting.delete(id);
    const before = now - this.#limits.idle;
    for (const [id, door] of this.#opened)
      if (door.isLost || (door.isIdle && door.usedAt < before)) await this.#putAway(id);
  }

  async #putAway(id: MatchId): Promise<void> {
    const door = this.#opened.get(id);
    if (door === undefined) return;
    this.#opened.delete(id);
    this.#doors.delete(id);
    await door.close().catch(() => undefined);
  }
}

/** What the log says when it cannot answer, and a table that is not served here any more, for callers. */
export function asPlatformError(thrown: unknown): unknown {
  if (thrown instanceof TableError)
    return new PlatformError(thrown.code === 'departed' ? 'departed' : 'unavailable', { reason: thrown.code });
  if (!(thrown instanceof LogError)) return thrown;
  return new PlatformError('unavailable', { reason: thrown.code });
}

/** The id of a process. */
export function processId(): string {
  return newId(9);
}
