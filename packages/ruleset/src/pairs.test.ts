// Nothing that a seat gets hangs on what it cannot see, in rulesets that were written for their secrets and in one that asks everybody.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, JsonRecord } from '@turnwise/kernel';
import { readSourceText } from '@turnwise/scenario';
import { checkPairs, formatPairsReport } from '@turnwise/testkit';
import { expect, test } from 'vitest';
import { compiledFor } from './compile/compiled-for.ts';
import { createRulesetGame } from './game.ts';
import type { RulesetGame } from './game.ts';
import { MENAGERIE, menagerie } from './testing/menagerie.ts';

/** The soak compares thousands, of the examples. */
const PAIRS = 20;

function example(name: string): Json {
  const source = readSourceText(readFileSync(join(import.meta.dirname, '../examples', `${name}.ruleset.yaml`), 'utf8'));
  if (!source.ok) throw new Error(JSON.stringify(source.error));
  return source.value.value;
}

function asking(document: Json): Json {
  const ruleset = document as { readonly turnStructure: JsonRecord };
  return { ...ruleset, turnStructure: { ...ruleset.turnStructure, alwaysAsk: true } };
}

const gameOf = (document: Json): RulesetGame => createRulesetGame({ compiled: compiledFor(document) });

test.each([
  ['the menagerie', menagerie, false],
  ['the menagerie that always asks', gameOf(asking(MENAGERIE)), true],
  ['secrets', gameOf(example('secrets')), false],
  ['secrets that always ask', gameOf(asking(example('secrets'))), true],
])('%s', (_name, game, asksAll) => {
  const report = checkPairs(game, { pairs: PAIRS, seed: 1, ...(asksAll && { asksAll: 'priority_changed' }) });
  expect(report.leaks, formatPairsReport(report)).toEqual([]);
});

test('that nothing comes of what others have chosen in secret is not told by what can be undone', () => {
  const report = checkPairs(gameOf(example('questions')), { pairs: 60, seed: 100_004 });
  expect(report.leaks, formatPairsReport(report)).toEqual([]);
});
