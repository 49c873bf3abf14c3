/** The newest news, for those who were away for a moment. */
import type { TableNews } from './news.ts';

const MOST = 64;

export class Newest {
  readonly #news: TableNews[] = [];

  add(news: TableNews): void {
    this.#news.push(news);
    if (this.#news.length > MOST) this.#news.shift();
  }

  /** What came from this place on; undefined if that is too far back. */
  from(place: number): readonly TableNews[] | undefined {
    const first = this.#news[0]?.place;
    if (first === undefined) return undefined;
    return place < first ? undefined : this.#news.slice(place - first);
  }
}
