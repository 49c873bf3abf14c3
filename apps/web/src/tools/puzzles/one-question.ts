/** One question at a time: what is answered when nobody waits for it any more is dropped. */
export class OneQuestion {
  #asked = 0;

  /** Undefined if it was dropped meanwhile, or another one was asked. */
  async ask<Answer>(find: () => Promise<Answer>): Promise<Answer | undefined> {
    const asked = ++this.#asked;
    const answer = await find();
    return asked === this.#asked ? answer : undefined;
  }

  /** Nobody waits for the answer any more. */
  drop(): void {
    this.#asked++;
  }
}
