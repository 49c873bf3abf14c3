/** One thing at a time, in the order in which they came. */
export class Mailbox {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** How many are under way or waiting. */
  get size(): number {
    return this.#waiting;
  }

  run<V>(job: () => Promise<V> | V): Promise<V> {
    this.#waiting++;
    const done = this.#last.then(job).finally(() => {
      this.#waiting--;
    });
    // What fails is told to whoever asked for it; the next is not concerned.
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Resolves when everything that was sent so far is done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
