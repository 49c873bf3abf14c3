/**
 * Remembers what a function makes of a text. For texts that a program is written with, such as the names of fields; there are few of them.
 * Should they be content after all, then only the first are remembered, and memory stays bounded.
 */
export class Remembered {
  readonly #make: (text: string) => number;
  readonly #known = new Map<string, number>();

  constructor(make: (text: string) => number) {
    this.#make = make;
  }

  of(text: string): number {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const made = this.#make(text);
    if (this.#known.size < MOST) this.#known.set(text, made);
    return made;
  }
}

const MOST = 1000;
