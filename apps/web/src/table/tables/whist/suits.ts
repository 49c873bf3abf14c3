/** The cards of the pack as their ids tell them: suit, rank, and how a hand is sorted. */
export const SUITS = ['spades', 'hearts', 'clubs', 'diamonds'] as const;
export type Suit = (typeof SUITS)[number];

export interface PackCard {
  readonly suit: Suit;
  /** What stands in the corner: `10`, `K`. */
  readonly rank: string;
  /** The ace is high. */
  readonly value: number;
}

const COURTS: Readonly<Record<string, readonly [string, number]>> = {
  jack: ['J', 11],
  queen: ['Q', 12],
  king: ['K', 13],
  ace: ['A', 14],
};

/** From `card:hearts_10`; undefined for what is no card of the pack. */
export function packCard(thing: string): PackCard | undefined {
  const [, name = '', rank = ''] = /^card:([a-z]+)_([a-z0-9]+)$/.exec(thing) ?? [];
  const suit = SUITS.find((one) => one === name);
  if (suit === undefined) return undefined;
  const court = Object.hasOwn(COURTS, rank) ? COURTS[rank] : undefined;
  if (court !== undefined) return { suit, rank: court[0], value: court[1] };
  const value = Number(rank);
  return value >= 2 && value <= 10 ? { suit, rank, value } : undefined;
}

/** By suit, black and red by turns, and the highest first. */
export function sortedHand<T extends { readonly id: string }>(cards: readonly T[]): readonly T[] {
  const key = ({ id }: T): number => {
    const card = packCard(id);
    return card === undefined ? -1 : SUITS.indexOf(card.suit) * 20 - card.value;
  };
  return cards.toSorted((a, b) => key(a) - key(b));
}
