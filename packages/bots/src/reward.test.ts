// What a result is worth to every seat: no loser has more than a draw would bring, whatever points the winner has.
import { seat } from '@turnwise/game';
import { expect, test } from 'vitest';
import { rewardsOf } from './reward.ts';

test.each<[string, readonly number[], readonly number[] | undefined, readonly number[]]>([
  ['one of two wins', [1], undefined, [0, 1]],
  ['all share a draw', [0, 1], [3, 3], [0.5, 0.5]],
  ['partners win together', [0, 2], [7, 3, 7, 3], [1, 0, 1, 0]],
  ['losers by their points', [2], [10, 40, 50], [0, 0.3, 1]],
  ['a winner with the fewest points beats nobody and is beaten by nobody', [2], [50, 40, 10], [0.3, 0, 1]],
  ['a winner between the losers', [1], [50, 40, 10, 20], [0.3, 1, 0, 0.15]],
])('%s', (_, winners, scores, expected) => {
  const rewards = new Float64Array(expected.length);
  rewardsOf({ winners: winners.map(seat), reason: 'end', ...(scores && { scores }) }, rewards);
  expect([...rewards]).toEqual(expected);
});
