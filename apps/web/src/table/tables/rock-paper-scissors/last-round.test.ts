// What a match tells of its rounds, as the table shows it.
import { createMatch } from '@turnwise/match';
import { wireEvent } from '@turnwise/protocol';
import { rockPaperScissors } from '@turnwise/rock-paper-scissors';
import type { Seat } from '@turnwise/game';
import { expect, test } from 'vitest';
import { lastRound } from './last-round.ts';

type Rounds = readonly (readonly [string, string?])[];

test.each<[string, Rounds, ReturnType<typeof lastRound>]>([
  ['nothing was shown yet', [['rock']], undefined],
  ['one won', [['rock', 'paper']], { throws: { ann: 'rock', bo: 'paper' }, winner: 'bo' }],
  [
    'nobody won the last of two',
    [
      ['rock', 'paper'],
      ['scissors', 'scissors'],
    ],
    { throws: { ann: 'scissors', bo: 'scissors' }, winner: undefined },
  ],
  [
    'it stays while the next is being chosen',
    [['paper', 'rock'], ['scissors']],
    { throws: { ann: 'paper', bo: 'rock' }, winner: 'ann' },
  ],
])('%s', (_, rounds, expected) => {
  expect(lastRound(told(rounds))).toEqual(expected);
});

/** What a spectator is told of these rounds. */
function told(rounds: Rounds) {
  const made = createMatch({ game: rockPaperScissors, seed: 1, seats: ['ann', 'bo'] });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  for (const [round, throws] of rounds.entries())
    for (const [seat, value] of throws.entries()) {
      const answer = { kind: 'answer', seat, choice: `round${round + 1}-seat${seat}`, value };
      expect(made.value.submit(seat as Seat, answer).outcome.kind).toBe('committed');
    }
  return made.value.events(null).map((event) => wireEvent(event));
}
