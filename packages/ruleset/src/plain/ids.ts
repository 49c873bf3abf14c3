/** The ids of cards: their order, and the next of a name (section 1). */
import type { Card, Thing } from './things.ts';
import type { World } from './world.ts';

/** By the part before the last dot by code unit, then by the number after it; none is before 1. */
export function compareIds(a: string, b: string): number {
  const [nameA, numberA] = split(a);
  const [nameB, numberB] = split(b);
  if (nameA !== nameB) return nameA < nameB ? -1 : 1;
  return numberA - numberB;
}

function split(id: string): readonly [name: string, number: number] {
  const match = /^(.*)\.([0-9]+)$/.exec(id);
  return match === null ? [id, 0] : [match[1] as string, Number(match[2])];
}

/** Players before cards, by seat; cards in id order; items as they lie. */
export function inIdOrder<T extends Thing>(things: readonly T[]): readonly T[] {
  return things.toSorted((a: Thing, b: Thing) => {
    if (a.kind === 'card' && b.kind === 'card') return compareIds(a.id, b.id);
    if (a.kind === 'player' && b.kind === 'player') return a.seat - b.seat;
    return rank(a) - rank(b);
  });
}

function rank({ kind }: Thing): number {
  return kind === 'player' ? 0 : kind === 'card' ? 1 : 2;
}

/** For the cards of decks and positions: `NAME`, else `NAME.1`, `NAME.2`, …: the first that no card has. */
export function freeId({ cards }: World, name: string): string {
  const used = new Set(cards.map(({ id }: Card) => id));
  if (!used.has(name)) return name;
  for (let number = 1; ; number++) if (!used.has(`${name}.${number}`)) return `${name}.${number}`;
}

/** For a card that is made later: `NAME`, else the number after the highest that a card of this name has or had. */
export function nextId({ cards }: World, name: string): string {
  const numbers = cards.flatMap(({ id }: Card) => {
    if (id === name) return [0];
    const [before, number] = split(id);
    return before === name ? [number] : [];
  });
  const last = numbers.reduce((highest, number) => Math.max(highest, number), -1);
  return last < 0 ? name : `${name}.${last + 1}`;
}
