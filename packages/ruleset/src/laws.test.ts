// The laws of every game, held on the ruleset in which everything happens; those of the registry are held where it is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSourceText } from '@turnwise/scenario';
import { checkLaws, formatLawReport } from '@turnwise/testkit';
import { expect, test } from 'vitest';
import { compiledFor } from './compile/compiled-for.ts';
import { createRulesetGame } from './game.ts';
import type { RulesetGame } from './game.ts';
import { menagerie } from './testing/menagerie.ts';

function exampleGame(name: string): RulesetGame {
  const source = readSourceText(readFileSync(join(import.meta.dirname, `../examples/${name}.ruleset.yaml`), 'utf8'));
  if (!source.ok) throw new Error(JSON.stringify(source.error));
  return createRulesetGame({ compiled: compiledFor(source.value.value) });
}

test.each(['example', 'everything', 'secrets'])('of %s a table can be drawn, and its scene tells no secret', (name) => {
  const game = exampleGame(name);
  const report = checkLaws(game, { games: 1, seed: 5, share: 0.2, laws: [7, 11] });
  expect(
    report.laws.flatMap(({ violations }) => violations),
    formatLawReport(report),
  ).toEqual([]);
});

test('they hold on questions to several at once', () => {
  const game = exampleGame('questions');
  const report = checkLaws(game, { games: 3, seed: 1, share: 0.25, seats: ['ann', 'bob', 'cat'] });
  expect(
    report.laws.flatMap(({ violations }) => violations),
    formatLawReport(report),
  ).toEqual([]);
});

test('they hold for two and for three seats', () => {
  const report = checkLaws(menagerie, { games: 2, seed: 109 });
  expect(
    report.laws.flatMap(({ violations }) => violations),
    formatLawReport(report),
  ).toEqual([]);
});
