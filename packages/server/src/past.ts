/**
 * What happened further back than a table keeps in memory: read from the log, by playing it again. Where the last reading ended is kept for a
 * while, so that page after page is one walk through the match.
 */
import type { Viewer } from '@turnwise/game';
import { wireEvent } from '@turnwise/protocol';
import type { EventsAnswer } from '@turnwise/protocol';
import { beginFold, newsOf } from '@turnwise/table';
import type { Fold, MatchTable, TableNews, TableStart } from '@turnwise/table';
import { PlatformError } from './platform-error.ts';
import type { RoomWorld } from './room-world.ts';

export type Step = EventsAnswer['steps'][number];

export interface StepsWanted {
  readonly viewer: Viewer;
  /** How many records come before the first. */
  readonly after: number;
  /** How many there are with the last. */
  readonly upTo: number;
  readonly labels: boolean;
}

/** So many records are played without letting others do something. */
const AT_ONCE = 20;
/** Milliseconds for which it is kept where the last reading ended. */
const KEPT = 30_000;

export class Past {
  readonly #world: RoomWorld;
  readonly #table: MatchTable;
  #last: Promise<unknown> = Promise.resolve();
  #fold: Fold | undefined;
  #forget: ReturnType<typeof setTimeout> | undefined;

  constructor(world: RoomWorld, table: MatchTable) {
    this.#world = world;
    this.#table = table;
  }

  /** One reading at a time. Throws a `LogError` if the log does not answer. */
  steps(wanted: StepsWanted): Promise<readonly Step[]> {
    const read = this.#last.then(() => this.#read(wanted));
    this.#last = read.catch(() => undefined);
    return read;
  }

  close(): void {
    clearTimeout(this.#forget);
    this.#fold = undefined;
  }

  async #read({ viewer, after, upTo, labels }: StepsWanted): Promise<readonly Step[]> {
    clearTimeout(this.#forget);
    const kept = this.#fold;
    this.#fold = undefined;
    const fold = kept !== undefined && kept.place <= after ? kept : await this.#begin();
    const steps: Step[] = [];
    for await (const record of fold.place < upTo ? this.#world.log.read(this.#table.head.id, fold.place) : []) {
      const { place } = fold;
      const applied = fold.apply(record);
      if (!applied.ok) throw new PlatformError('departed');
      const news = newsOf(place, record, applied.value);
      if (place >= after) steps.push(stepOf(news, fold, viewer, labels));
      if (fold.place >= upTo) break;
      if (fold.place % AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    this.#fold = fold;
    this.#forget = setTimeout(() => this.close(), KEPT);
    this.#forget.unref();
    return steps;
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
