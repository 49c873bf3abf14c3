/** A card as a drawing shows it: `Ember Fox (fox) 2/3 tapped damage:1`. */
import type { Compiled, Definition } from '../compile/compiled.ts';
import type { Names } from '../labels/names.ts';
import { countersOf, flagsOf } from '../notation/cards.ts';
import { NOTHING } from '../types.ts';
import type { CardState } from '../types.ts';

/** With all that it bears where it lies in the open, else its name alone. */
export function cardText(
  compiled: Compiled,
  card: CardState,
  attributes: readonly number[],
  names: Names,
  whole: boolean,
): string {
  const { id: definition, name } = compiled.definitions[card.definition] as Definition;
  const named =
    card.id === definition ? name : card.id.startsWith(`${definition}.`) ? names.card(card.id) : `${name} (${card.id})`;
  if (!whole) return named;
  const numbers = compiled.attributes.flatMap((_, index) => {
    const value = attributes[index] ?? NOTHING;
    return value === NOTHING ? [] : [String(value)];
  });
  const marks = [
    ...flagsOf(compiled, card).flatMap(([flag, value]) => (value ? [names.word(flag).toLowerCase()] : [])),
    ...countersOf(compiled, card).flatMap(([counter, count]) =>
      count === 0 ? [] : [`${names.word(counter).toLowerCase()}:${count}`],
    ),
    ...(card.token ? ['token'] : []),
  ];
  return [named, ...(numbers.length === 0 ? [] : [numbers.join('/')]), ...marks].join(' ');
}
