// The laws of every game, held on the ruleset in which everything happens; those of the registry are held where it is.
import { checkLaws, formatLawReport } from '@turnwise/testkit';
import { expect, test } from 'vitest';
import { menagerie } from './testing/menagerie.ts';

test('they hold for two and for three seats', () => {
  const report = checkLaws(menagerie, { games: 2, seed: 109 });
  expect(
    report.laws.flatMap(({ violations }) => violations),
    formatLawReport(report),
  ).toEqual([]);
});
