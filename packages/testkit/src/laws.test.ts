// Every registered game keeps the ten laws, on a few games each; `npm run soak` plays a thousand.
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { checkLaws } from './check-laws.ts';
import { ENOUGH_GAMES } from './law.ts';
import { LAWS } from './laws.ts';
import { formatLawReport } from './report.ts';

const SEED = 20_000;
const GAMES = ENOUGH_GAMES;

test.each(registry.games.map((game) => ({ id: game.id, game })))('$id keeps the laws', ({ game }) => {
  const report = checkLaws(game, { games: GAMES, seed: SEED });
  expect(report.passed, formatLawReport(report)).toBe(true);
  expect(report.laws.map(({ law, checks }) => (checks > 0 ? law : 'nothing checked'))).toEqual(
    LAWS.map(({ number }) => number),
  );
});
