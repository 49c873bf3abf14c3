/** Where a seat's cards are, for a simulator that counts them. */
import type { GameCards } from '@turnwise/game';
import { ALL_CARDS, NAME } from './cards/catalogue.ts';
import type { Innovation } from './types.ts';

export const cards: GameCards<Innovation> = {
  all: () => ALL_CARDS.map(({ name }) => name),
  hand: ({ players }, seat) => named(players[seat]?.hand ?? []),
  table: ({ players }, seat) => named(players[seat]?.piles.flat() ?? []),
};

function named(ids: readonly number[]): readonly string[] {
  return ids.map((id) => NAME[id] ?? '');
}
