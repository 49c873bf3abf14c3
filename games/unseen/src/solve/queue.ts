/** States that wait to be looked at, by a number: those with the least come first, and of those the last that came in. */

export class Queue {
  /** No state that is still to come out has less. */
  bound = 0;
  readonly #buckets: number[][] = [];

  push(state: number, total: number): void {
    const buckets = this.#buckets;
    while (buckets.length <= total) buckets.push([]);
    (buckets[total] as number[]).push(state);
  }

  /** Undefined if none is left. */
  pop(): number | undefined {
    const buckets = this.#buckets;
    for (; this.bound < buckets.length; this.bound++) {
      const state = (buckets[this.bound] as number[]).pop();
      if (state !== undefined) return state;
      buckets[this.bound] = [];
    }
    return undefined;
  }
}
