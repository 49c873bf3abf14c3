// Counting by bulk and by stepping agree, and a game that has ended counts no deeper.
import { defineGame } from '@turnwise/game';
import { expect, test } from 'vitest';
import { changed, definition } from './broken/number-game.ts';
import { countTree, perft } from './perft.ts';

/** Taking alone, and giving back when asked. */
const takes = defineGame(
  changed({
    play: {
      offers: (state, seat) => definition.play.offers(state, seat).filter((offer) => offer.kind === 'take'),
    },
  }),
);
const DEEP = 16;

test('a shorter count is the beginning of a longer one', () => {
  const counts = perft(takes, DEEP);
  for (let depth = 0; depth <= DEEP; depth++) expect(perft(takes, depth)).toEqual(counts.slice(0, depth));
});

test('all sequences to the last are the whole tree', () => {
  const counts = perft(takes, DEEP);
  const { nodes, games } = countTree(takes);
  expect(counts.at(-1)).toBe(0);
  expect(counts.reduce((sum, count) => sum + count, 1)).toBe(nodes);
  expect(games).toBe(waysToTake(10));
});

test('a count can begin later, after random inputs of its seed', () => {
  expect(perft(takes, 3, { seed: 1, after: 0 })).toEqual(perft(takes, 3));
  // The deal, which is the system's, leads to what is counted next.
  expect(perft(takes, 3, { seed: 1, after: 1 })).toEqual(perft(takes, 4).slice(1));
  expect(perft(takes, 3, { seed: 1, after: 100 })).toEqual([0, 0, 0]);
});

/** Ways to take so many tokens by one, two or three; a three is asked about, with two answers. */
function waysToTake(tokens: number): number {
  if (tokens <= 0) return tokens === 0 ? 1 : 0;
  return waysToTake(tokens - 1) + waysToTake(tokens - 2) + 2 * waysToTake(tokens - 3);
}
