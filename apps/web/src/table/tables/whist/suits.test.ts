// Cards by their ids.
import { expect, test } from 'vitest';
import { packCard, sortedHand } from './suits.ts';

test('an id tells suit and rank', () => {
  expect(packCard('card:hearts_10')).toEqual({ suit: 'hearts', rank: '10', value: 10 });
  expect(packCard('card:clubs_king')).toEqual({ suit: 'clubs', rank: 'K', value: 13 });
});

test('what is no card of the pack has neither', () => {
  for (const id of ['card:hearts_are_trumps', 'at:hand:1:3', 'card:stars_4', 'card:hearts_11', 'seat:0'])
    expect(packCard(id)).toBeUndefined();
});

test('a hand is sorted by suit, the highest first', () => {
  const hand = ['diamonds_3', 'spades_2', 'hearts_ace', 'spades_ace', 'clubs_9', 'hearts_10'];
  expect(sortedHand(hand.map((id) => ({ id: `card:${id}` }))).map(({ id }) => id.slice(5))).toEqual([
    'spades_ace',
    'spades_2',
    'hearts_ace',
    'hearts_10',
    'clubs_9',
    'diamonds_3',
  ]);
});
