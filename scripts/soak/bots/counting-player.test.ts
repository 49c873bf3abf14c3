// Who has a pattern loses to a player who counts; who draws does not.
import { createChooser } from '@turnwise/game';
import { expect, test } from 'vitest';
import { beater, CountingPlayer, THROWS } from './counting-player.ts';
import type { Throw } from './counting-player.ts';

type Player = (round: number, last: { readonly own: Throw; readonly other: Throw } | undefined) => Throw;

const ROUNDS = 600;

/** What share of the rounds with a winner the counting player wins. */
function shareAgainst(player: Player): number {
  const counting = new CountingPlayer();
  const score = { won: 0, lost: 0 };
  let last: { own: Throw; other: Throw } | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const own = player(round, last);
    const other = counting.next();
    counting.learn(other, own);
    if (beater(own) === other) score.won++;
    else if (beater(other) === own) score.lost++;
    last = { own, other };
  }
  return score.won / (score.won + score.lost);
}

function throwAt(index: number): Throw {
  return THROWS[index % 3] as Throw;
}

const chooser = createChooser(1);

test.each<[string, number, Player]>([
  ['always the same', 0.95, () => 'scissors'],
  ['one after the other', 0.95, (round) => throwAt(round)],
  ['each twice', 0.95, (round) => throwAt(Math.floor(round / 2))],
  ['what the other threw last', 0.95, (_, last) => last?.other ?? 'rock'],
  ['what would have won', 0.95, (_, last) => (last === undefined ? 'rock' : beater(last.other))],
  ['half of them rock', 0.55, () => throwAt(Math.max(0, chooser.below(4) - 1))],
])('%s is seen through', (_, least, player) => {
  expect(shareAgainst(player)).toBeGreaterThan(least);
});

test('throws that are drawn are not', () => {
  const share = shareAgainst(() => throwAt(chooser.below(3)));
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.6);
});
