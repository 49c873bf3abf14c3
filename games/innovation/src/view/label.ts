/**
 * Labels: how a view names a card in a register of an effect when the viewer does not know it. A label is a number below
 * -100 and tells what is public: the zone, its seat, the card's age, and a number among its like. In a deck that is the
 * place from the bottom. A hand or a score pile is a set, so there it only says which mentions mean the same card: the
 * first card mentioned has 0, the next one that is another has 1.
 */
import type { Seat } from '@turnwise/game';

export const LABELLED_ZONES = ['hand', 'score', 'deck'] as const;

export interface HiddenPlace {
  readonly zone: (typeof LABELLED_ZONES)[number];
  /** 0 for decks. */
  readonly seat: Seat;
  readonly age: number;
  readonly number: number;
}

const FIRST = 101;
const NUMBERS = 128;
const AGES = 16;
const SEATS = 8;

export function labelOf({ zone, seat, age, number }: HiddenPlace): number {
  return -(FIRST + number + NUMBERS * (age + AGES * (seat + SEATS * LABELLED_ZONES.indexOf(zone))));
}

export function isLabel(value: number): boolean {
  return value <= -FIRST;
}

export function placeOfLabel(label: number): HiddenPlace {
  const code = -label - FIRST;
  const group = Math.floor(code / NUMBERS);
  const owner = Math.floor(group / AGES);
  return {
    zone: LABELLED_ZONES[Math.floor(owner / SEATS)] as HiddenPlace['zone'],
    seat: (owner % SEATS) as Seat,
    age: group % AGES,
    number: code % NUMBERS,
  };
}
