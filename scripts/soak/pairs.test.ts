// The pairs of the soak: twenty thousand in all, over every game that hides something.
import { duel } from '@turnwise/duel';
import { registry } from '@turnwise/registry';
import { checkPairs } from '@turnwise/testkit';
import { expect, test } from 'vitest';
import { pairsJobs, PAIRS_PLAYS } from './pairs.ts';

test('they are twenty thousand, and every game with secrets has some', () => {
  expect(PAIRS_PLAYS.reduce((sum, { pairs }) => sum + pairs, 0)).toBeGreaterThanOrEqual(20_000);
  const hiding = registry.games.filter(({ traits }) => traits.hiddenInformation).map(({ id }) => id);
  expect(new Set(PAIRS_PLAYS.map(({ id }) => id))).toEqual(new Set(hiding));
});

test('a job of one game finds none', () => {
  const [job] = pairsJobs({ games: 1, seed: 3 }).filter(({ game }) => game === 'rock-paper-scissors');
  const { passed, text } = job?.conclude(job.pieces.map((piece) => JSON.parse(JSON.stringify(piece.run())))) ?? {};
  expect(passed, text).toBe(true);
  expect(text).toMatch(/^rock-paper-scissors: 1\d pairs/);
});

test('who is asked in a duel tells of hands, where not everybody is asked: that would be found', () => {
  const { leaks } = checkPairs(duel, { pairs: 60, seed: 4, asksAll: 'priority_changed' });
  expect(leaks.map(({ what }) => what)).toContainEqual(expect.stringMatching(/who is asked tells it/));
});
