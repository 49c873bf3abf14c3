/** Matches by age, the newest first: one that is added at its end costs next to nothing, and whoever walks through it begins anywhere. */
import type { PageMark } from '@turnwise/log';

/** So many are put in one by one; more are sorted in at once. */
const FEW = 32;

export class AgeOrder<E extends PageMark> {
  /** The oldest first, as new ones come. */
  #sorted: E[] = [];
  /** Those that came since somebody walked, and are older than the newest. */
  #added: E[] = [];

  add(entry: E): void {
    const last = this.#sorted.at(-1);
    if (last === undefined || compare(last, entry) < 0) this.#sorted.push(entry);
    else this.#added.push(entry);
  }

  remove(entry: E): void {
    this.#sortIn();
    const index = this.#countBefore(entry);
    if (this.#sorted[index] === entry) this.#sorted.splice(index, 1);
  }

  /** From the newest on, or from the first that is older than this. */
  *from(mark: PageMark | undefined): Generator<E, void> {
    this.#sortIn();
    const count = mark === undefined ? this.#sorted.length : this.#countBefore(mark);
    for (let index = count - 1; index >= 0; index--) yield this.#sorted[index] as E;
  }

  #sortIn(): void {
    if (this.#added.length > FEW) this.#sorted = [...this.#sorted, ...this.#added].sort(compare);
    else for (const entry of this.#added) this.#sorted.splice(this.#countBefore(entry), 0, entry);
    this.#added = [];
  }

  /** How many are older. */
  #countBefore(mark: PageMark): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(this.#sorted[middle] as E, mark) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function compare(one: PageMark, other: PageMark): number {
  if (one.at !== other.at) return one.at - other.at;
  return one.id === other.id ? 0 : one.id < other.id ? -1 : 1;
}
