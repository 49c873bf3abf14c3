/**
 * A match as spectators see it where the host wants them to see it later: a second fold of the same records, each of which is applied when it
 * is old enough. So whoever comes, at whatever time, sees where the match was then; and what leads on comes in its order, from one queue.
 */
import type { LogRecord, StopListening } from '@turnwise/log';
import { beginFold, Newest, newsOf } from '@turnwise/table';
import type { Fold, MatchTable, TableListener, TableRecord, TableStart } from '@turnwise/table';
import { PlatformError } from './platform-error.ts';
import type { RoomWorld } from './room-world.ts';
import type { Vantage } from './vantage.ts';

/** The longest time that a timer takes. */
const LONGEST = 2_000_000_000;
/** So many records are applied without letting others do something. */
const AT_ONCE = 20;

interface Due {
  readonly due: number;
  readonly run: () => void;
}

/** Reads the match from the beginning of its log. Throws a `LogError` if the log does not answer. */
export async function openLateTable(world: RoomWorld, table: MatchTable, delay: number): Promise<LateTable> {
  const { head } = table;
  const game = world.games(head.game);
  if (game === undefined) throw new PlatformError('unknownGame');
  const { content } = head.start as unknown as TableStart;
  const begun = beginFold(head, game, content === undefined ? undefined : await world.log.content(content.hash));
  if (!begun.ok) throw new PlatformError('departed');
  const late = new LateTable(world, begun.value, delay);
  late.follow(table);
  try {
    let place = 0;
    for await (const record of world.log.read(head.id)) late.add(place++, record);
    return late;
  } catch (thrown) {
    late.close();
    throw thrown;
  }
}

export class LateTable implements Vantage {
  readonly delay: number;
  readonly #world: RoomWorld;
  readonly #fold: Fold;
  readonly #newest = new Newest();
  readonly #listeners = new Set<TableListener>();
  /** Records that are not applied yet, by place. */
  readonly #records = new Map<number, LogRecord>();
  /** What else is to happen, the earliest first. */
  readonly #jobs: Due[] = [];
  /** What is due is being done. */
  #catching: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop: StopListening = () => undefined;
  #isDeparted = false;
  #isClosed = false;

  /** For `openLateTable`. */
  constructor(world: RoomWorld, fold: Fold, delay: number) {
    this.#world = world;
    this.#fold = fold;
    this.delay = delay;
  }

  /** For `openLateTable`: what is new comes from the table. */
  follow(table: MatchTable): void {
    this.#stop = table.on(({ place, record }) => {
      this.add(place, record as unknown as LogRecord);
      this.#plan();
    });
  }

  add(place: number, record: LogRecord): void {
    if (place >= this.#fold.place) this.#records.set(place, record);
  }

  async read<V>(see: (fold: Fold, newest: Newest) => V): Promise<V> {
    // Who reads while something is told waits until it is told.
    await Promise.resolve();
    await this.#catchUp();
    if (this.#isDeparted) throw new PlatformError('departed');
    return see(this.#fold, this.#newest);
  }

  on(listener: TableListener): StopListening {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Does this when it is due here: so much later. */
  later(run: () => void): void {
    this.#jobs.push({ due: this.#world.now() + this.delay, run });
    this.#plan();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#stop();
    this.#listeners.clear();
    this.#jobs.length = 0;
  }

  /** Never rejects. Those who come meanwhile wait for the same, and in order. */
  #catchUp(): Promise<void> {
    this.#catching ??= this.#doDue().finally(() => {
      this.#catching = undefined;
      this.#plan();
    });
    return this.#catching;
  }

  async #doDue(): Promise<void> {
    for (let done = 1; !this.#isClosed; done++) {
      const next = this.#next();
      if (next === undefined || next.due > this.#world.now()) return;
      next.run();
      if (done % AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** What comes next, and when. */
  #next(): Due | undefined {
    const job = this.#jobs[0];
    const record = this.#isDeparted ? undefined : this.#records.get(this.#fold.place);
    const due = record === undefined ? Infinity : (record as unknown as TableRecord).at + this.delay;
    if (job !== undefined && job.due < due)
      return { due: job.due, run: () => this.#safely(() => this.#jobs.shift()?.run()) };
    return record === undefined ? undefined : { due, run: () => this.#apply(record) };
  }

  #apply(written: LogRecord): void {
    const { place } = this.#fold;
    this.#records.delete(place);
    const applied = this.#fold.apply(written);
    if (!applied.ok) {
      this.#isDeparted = true;
      return;
    }
    const news = newsOf(place, written, applied.value);
    this.#newest.add(news);
    for (const listener of this.#listeners) this.#safely(() => listener(news, this.#fold));
  }

  /** Nothing that fails here may end the process, or keep the others from being told. */
  #safely(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.#world.alarm({ kind: 'listener', match: this.#fold.head.id, error });
    }
  }

  /** One timer for all of it. It keeps no process alive. */
  #plan(): void {
    clearTimeout(this.#timer);
    const next = this.#next();
    if (next === undefined || this.#isClosed) return;
    const wait = Math.min(LONGEST, Math.max(0, next.due - this.#world.now()));
    this.#timer = setTimeout(() => void this.#catchUp(), wait);
    this.#timer.unref();
  }
}
