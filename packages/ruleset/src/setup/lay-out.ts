/**
 * Cards laid out before a match: ids by name, numbers in id order. Positions and the beginning of a match share this, so that the
 * same cards have the same numbers however they came on the table.
 */
import { compareIds } from '../run/id-order.ts';
import type { CardState } from '../types.ts';

/** A card that has no number yet, in the order of the document. Without an id it gets the next of its name. */
export interface LaidCard extends Omit<CardState, 'id'> {
  readonly id: string | null;
}

export interface LaidOut {
  readonly cards: readonly CardState[];
  /** By place, from the top, in the order of the document. */
  readonly places: readonly (readonly number[])[];
}

/** `later` names cards whose numbers come after all others, in this order: they were made when the match was on. */
export function layOut(
  laid: readonly LaidCard[],
  nameOf: (definition: number) => string,
  placeCount: number,
  later: readonly string[] = [],
): LaidOut {
  const named = nameCards(laid, nameOf);
  const isLater = new Set(later);
  const byId = new Map(named.map((card) => [card.id, card]));
  const cards = [
    ...named.filter(({ id }) => !isLater.has(id)).toSorted((a, b) => compareIds(a.id, b.id)),
    ...later.flatMap((id) => byId.get(id) ?? []),
  ];
  const numbers = new Map(cards.map(({ id }, number) => [id, number]));
  const places: number[][] = Array.from({ length: placeCount }, () => []);
  for (const { id, place } of named) places[place]?.push(numbers.get(id) as number);
  return { cards, places };
}

function nameCards(laid: readonly LaidCard[], nameOf: (definition: number) => string): readonly CardState[] {
  const taken = new Set(laid.flatMap(({ id }) => id ?? []));
  const next = new Map<string, number>();
  return laid.map((card) => {
    if (card.id !== null) return { ...card, id: card.id };
    const name = nameOf(card.definition);
    let number = next.get(name) ?? 0;
    while (taken.has(idOf(name, number))) number++;
    next.set(name, number + 1);
    return { ...card, id: idOf(name, number) };
  });
}

/** The first of a name has the name itself. */
function idOf(name: string, number: number): string {
  return number === 0 ? name : `${name}.${number}`;
}
