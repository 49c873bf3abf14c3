/** Cards as a drawing shows them: `Ember Fox (fox) 2/3 tapped damage:1`. */
import { definitionAt } from '../compiled/at.ts';
import type { Compiled } from '../compiled/compiled.ts';
import type { Names } from '../labels/names.ts';
import { countersOf, flagsOf } from '../notation/cards.ts';
import { viewedAttributes } from '../notation/viewed-attributes.ts';
import { NOTHING } from '../types.ts';
import type { CardState, RulesetView } from '../types.ts';
import type { CountedCard } from './counted-row.ts';
import type { Shown } from './shown.ts';

export class CardTexts {
  readonly #compiled: Compiled;
  readonly #names: Names;
  readonly #shown: Shown;
  readonly #attributesOf: (card: number) => readonly number[];

  constructor(compiled: Compiled, view: RulesetView, names: Names, shown: Shown) {
    this.#compiled = compiled;
    this.#names = names;
    this.#shown = shown;
    this.#attributesOf = viewedAttributes(compiled, view);
  }

  name({ id, definition }: CardState): string {
    const { id: kind, name } = definitionAt(this.#compiled, definition);
    return id === kind || id.startsWith(`${kind}.`) ? this.#names.card(id) : `${name} (${id})`;
  }

  /** The only counter that the drawing shows of the ruleset's. */
  get onlyCounter(): string | undefined {
    const [only, ...others] = this.#compiled.counters.filter((counter) => this.#shown.counter(counter));
    return others.length === 0 ? only : undefined;
  }

  /** Its name and how many it bears of that counter; undefined where it bears anything else. */
  counted(card: CardState, number: number): CountedCard | undefined {
    const only = this.onlyCounter;
    if (only === undefined) return undefined;
    const count = countersOf(this.#compiled, card).find(([counter]) => counter === only)?.[1] ?? 0;
    const name = this.name(card);
    return this.whole(card, number) === (count === 0 ? name : `${name} ${this.#word(only)}:${count}`)
      ? { name, count }
      : undefined;
  }

  /** With all that it bears. */
  whole(card: CardState, number: number): string {
    const { attributes } = this.#compiled;
    const numbers = attributes.flatMap((attribute, index) => {
      const value = this.#attributesOf(number)[index] ?? NOTHING;
      return value === NOTHING || !this.#shown.attribute(attribute) ? [] : [String(value)];
    });
    const marks = [
      ...flagsOf(this.#compiled, card).flatMap(([flag, value]) =>
        value && this.#shown.flag(flag) ? [this.#word(flag)] : [],
      ),
      ...countersOf(this.#compiled, card).flatMap(([counter, count]) =>
        count === 0 || !this.#shown.counter(counter) ? [] : [`${this.#word(counter)}:${count}`],
      ),
      ...(card.token ? ['token'] : []),
    ];
    return [this.name(card), ...(numbers.length === 0 ? [] : [numbers.join('/')]), ...marks].join(' ');
  }

  #word(id: string): string {
    return this.#names.word(id).toLowerCase();
  }
}
