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

/** Reads the match from the beginning of its log. Throws a `LogError` if the log does not answer. */
export async function openLateTable(world: RoomWorld, table: MatchTable, delay: number): Promise<LateTable> {
  const { head } = table;
  const game = world.games(head.game);
  if (game === undefined) throw new PlatformError('unknownGame');
  const { content } = head.start as unknown as TableStart;
  const begun = beginFold(head, game, content === undefined ? undefined : await world.log.content(content.hash));
  if (!begun.ok) throw new PlatformError('departed');
  const late = new LateTable(world.now, begun.value, delay);
  late.follow(table);
  let place = 0;
  for await (const record of world.log.read(head.id)) late.add(place++, record);
  return late;
}

export class LateTable implements Vantage {
  readonly delay: number;
  readonly #now: () => number;
  readonly #fold: Fold;
  readonly #newest = new Newest();
  readonly #listeners = new Set<TableListener>();
  /** Records that are not applied yet, by place. */
  readonly #records = new Map<number, LogRecord>();
  /** What else is to happen, the earliest first. */
  readonly #jobs: { readonly due: number; readonly run: () => void }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop: StopListening = () => undefined;
  #isDeparted = false;

  /** For `openLateTable`. */
  constructor(now: () => number, fold: Fold, delay: number) {
    this.#now = now;
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
    this.#catchUp();
    if (this.#isDeparted) throw new PlatformError('departed');
    return see(this.#fold, this.#newest);
  }

  on(listener: TableListener): StopListening {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Does this when it is due here: so much later. */
  later(run: () => void): void {
    this.#jobs.push({ due: this.#now() + this.delay, run });
    this.#plan();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stop();
    this.#listeners.clear();
    this.#jobs.length = 0;
  }

  #catchUp(): void {
    const now = this.#now();
    for (let next = this.#next(); next !== undefined && next.due <= now; next = this.#next()) next.run();
    this.#plan();
  }

  /** What comes next, and when. */
  #next(): { readonly due: number; readonly run: () => void } | undefined {
    const job = this.#jobs[0];
    const record = this.#isDeparted ? undefined : this.#records.get(this.#fold.place);
    const due = record === undefined ? Infinity : (record as unknown as TableRecord).at + this.delay;
    if (job !== undefined && job.due < due) return { due: job.due, run: () => this.#jobs.shift()?.run() };
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
    for (const listener of this.#listeners) listener(news, this.#fold);
  }

  /** One timer for all of it. It keeps no process alive. */
  #plan(): void {
    clearTimeout(this.#timer);
    const next = this.#next();
    if (next === undefined) return;
    const wait = Math.min(LONGEST, Math.max(0, next.due - this.#now()));
    this.#timer = setTimeout(() => this.#catchUp(), wait);
    this.#timer.unref();
  }
}
