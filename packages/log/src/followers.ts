/**
 * Follows matches by reading them again whenever somebody says that there may be something new. A hint may be lost or come twice: a
 * follower knows its place, so that it tells every record once and in order. Those who make a log call `wake`, or `offer` when they
 * have the records at hand.
 */
import type { MatchId } from './head.ts';
import { LogError } from './match-log.ts';
import type { RecordListener, StopListening } from './match-log.ts';
import type { LogRecord } from './record.ts';

export interface FollowerSource {
  read(match: MatchId, from: number): AsyncIterable<LogRecord>;
  /**
   * The lengths of those of these matches that have more records than this, so that a look is one question and not one per match.
   * Left out where reading costs nothing.
   */
  longerThan?(lengths: ReadonlyMap<MatchId, number>): Promise<Iterable<readonly [MatchId, number]>>;
}

export interface FollowerOptions {
  /** Milliseconds after which it looks without a hint; left out where no hint can be lost. */
  readonly lookEvery?: number;
}

interface Follower {
  readonly match: MatchId;
  readonly listener: RecordListener;
  readonly onError: (error: LogError) => void;
  next: number;
  reading: boolean;
  /** A hint came while it was reading. */
  again: boolean;
  stopped: boolean;
  /** Failures in a row. */
  failures: number;
  retry: ReturnType<typeof setTimeout> | undefined;
}

const FIRST_RETRY = 100;
const LAST_RETRY = 2_000;

export class Followers {
  readonly #source: FollowerSource;
  readonly #following = new Map<MatchId, Set<Follower>>();
  readonly #lookEvery: number | undefined;
  #looking: ReturnType<typeof setInterval> | undefined;
  /** A look is under way. */
  #asking = false;
  /** Somebody wanted a look while one was under way, which may not have seen all. */
  #askAgain = false;

  constructor(source: FollowerSource, { lookEvery }: FollowerOptions = {}) {
    this.#source = source;
    this.#lookEvery = lookEvery;
  }

  /** Resolves when the records already there have been told, or when they cannot be read now: `onError` was told then. */
  async follow(
    match: MatchId,
    from: number,
    listener: RecordListener,
    onError: (error: LogError) => void = () => undefined,
  ): Promise<StopListening> {
    const follower: Follower = {
      match,
      listener,
      onError,
      next: from,
      reading: false,
      again: false,
      stopped: false,
      failures: 0,
      retry: undefined,
    };
    const others = this.#following.get(match);
    if (others === undefined) this.#following.set(match, new Set([follower]));
    else others.add(follower);
    this.#lookRegularly();
    await this.#read(follower);
    return () => this.#stop(follower);
  }

  /** The matches that are followed. */
  get matches(): readonly MatchId[] {
    return [...this.#following.keys()];
  }

  has(match: MatchId): boolean {
    return this.#following.has(match);
  }

  /** There may be new records in this match: so many in all, if that is known. */
  wake(match: MatchId, length = Infinity): void {
    for (const follower of this.#following.get(match) ?? []) if (follower.next < length) void this.#read(follower);
  }

  wakeAll(): void {
    for (const match of this.#following.keys()) this.wake(match);
  }

  /** Finds out what no hint told of. */
  async look(): Promise<void> {
    if (this.#source.longerThan === undefined) return this.wakeAll();
    this.#askAgain = true;
    if (this.#asking) return;
    this.#asking = true;
    try {
      while (this.#askAgain && this.#following.size > 0) {
        this.#askAgain = false;
        for (const [match, length] of await this.#source.longerThan(this.#lengths())) this.wake(match, length);
      }
    } catch (thrown) {
      this.#lookFailed(asLogError(thrown));
    } finally {
      this.#asking = false;
    }
  }

  /**
   * These records are durable from this place on. Those who were waiting for them are told without reading them, and those who have them
   * already are left alone. A listener that throws is its own affair, and not that of the writer who offers.
   */
  offer(match: MatchId, place: number, records: readonly LogRecord[]): void {
    for (const follower of this.#following.get(match) ?? [])
      if (follower.reading || follower.next < place) void this.#read(follower);
      else
        try {
          for (const record of records.slice(follower.next - place)) tell(follower, record);
        } catch (thrown) {
          this.#failed(follower, asLogError(thrown));
        }
  }

  stop(): void {
    for (const followers of this.#following.values()) for (const follower of followers) this.#stop(follower);
  }

  #lookRegularly(): void {
    if (this.#lookEvery === undefined || this.#looking !== undefined) return;
    // An engine that answers slowly is not asked again by the clock.
    this.#looking = setInterval(() => this.#asking || void this.look(), this.#lookEvery);
    this.#looking.unref?.();
  }

  #stop(follower: Follower): void {
    follower.stopped = true;
    clearTimeout(follower.retry);
    const others = this.#following.get(follower.match);
    others?.delete(follower);
    if (others?.size === 0) this.#following.delete(follower.match);
    if (this.#following.size > 0) return;
    clearInterval(this.#looking);
    this.#looking = undefined;
  }

  async #read(follower: Follower): Promise<void> {
    follower.again = true;
    if (follower.reading) return;
    follower.reading = true;
    clearTimeout(follower.retry);
    follower.retry = undefined;
    try {
      while (follower.again && !follower.stopped) {
        follower.again = false;
        for await (const record of this.#source.read(follower.match, follower.next)) {
          if (follower.stopped) break;
          tell(follower, record);
        }
        follower.failures = 0;
      }
    } catch (thrown) {
      if (!follower.stopped) this.#failed(follower, asLogError(thrown));
    } finally {
      follower.reading = false;
    }
  }

  /** As many records of each match as its last follower knows. */
  #lengths(): ReadonlyMap<MatchId, number> {
    const lengths = new Map<MatchId, number>();
    for (const [match, followers] of this.#following)
      lengths.set(match, Math.min(...[...followers].map(({ next }) => next)));
    return lengths;
  }

  /** Nobody reads for that: the next look comes by itself. */
  #lookFailed(error: LogError): void {
    if (error.code === 'closed') return;
    for (const followers of this.#following.values())
      for (const follower of followers) if (!follower.reading && follower.retry === undefined) follower.onError(error);
  }

  #failed(follower: Follower, error: LogError): void {
    follower.onError(error);
    if (follower.stopped || error.code === 'closed') return;
    const wait = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** Math.min(follower.failures++, 10));
    follower.retry = setTimeout(() => void this.#read(follower), wait);
    follower.retry.unref?.();
  }
}

/** The place counts up before the listener is called, so that a listener that throws does not get the record again. */
function tell(follower: Follower, record: LogRecord): void {
  if (follower.stopped) return;
  const place = follower.next++;
  follower.listener(record, place);
}

function asLogError(thrown: unknown): LogError {
  if (thrown instanceof LogError) return thrown;
  return new LogError('unavailable', thrown instanceof Error ? thrown.message : String(thrown), { cause: thrown });
}
