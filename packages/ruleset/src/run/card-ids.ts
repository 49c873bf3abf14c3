/**
 * The ids of cards that are made: the name of the definition, then the name with the number after the highest there is. What was found
 * is remembered for one run, in which cards are only added, so that a thousand tokens are not a thousand looks at all cards.
 */

export class CardIds {
  /** The highest number of each name, in so many cards from the first. */
  readonly #highest = new Map<string, number>();
  #looked = 0;

  next(cards: readonly { readonly id: string }[], name: string): string {
    for (; this.#looked < cards.length; this.#looked++) this.#remember(cards[this.#looked]?.id ?? '');
    const last = this.#highest.get(name);
    return last === undefined ? name : `${name}.${last + 1}`;
  }

  #remember(id: string): void {
    this.#note(id, 0);
    const dot = id.lastIndexOf('.');
    const number = dot < 0 ? Number.NaN : Number(id.slice(dot + 1));
    if (Number.isSafeInteger(number)) this.#note(id.slice(0, dot), number);
  }

  #note(name: string, number: number): void {
    const last = this.#highest.get(name);
    if (last === undefined || last < number) this.#highest.set(name, number);
  }
}
