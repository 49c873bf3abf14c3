// The two interpreters on random play: they agree, and the comparison sees it when they do not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonRecord } from '@turnwise/kernel';
import { readSourceText } from '@turnwise/scenario';
import { describe, expect, test } from 'vitest';
import { checkRuleset } from '../check/check.ts';
import { compileRuleset } from '../compile/compiler.ts';
import { EXAMPLE } from '../example.ts';
import { createRulesetGame } from '../game.ts';
import type { Ruleset } from '../nodes.ts';
import { CONDITIONS } from '../operators/conditions.ts';
import { EFFECTS } from '../operators/effects.ts';
import { VALUES } from '../operators/values.ts';
import { ANSWERING } from '../testing/answering.ts';
import { compareWithPlain } from './index.ts';

const EVERYTHING = readFileSync(join(import.meta.dirname, '../../examples/everything.ruleset.yaml'), 'utf8');

function checked(document: unknown): Ruleset {
  const { ruleset, errors } = checkRuleset(document as never);
  if (ruleset === undefined) throw new Error(JSON.stringify(errors));
  return ruleset;
}

function read(text: string): unknown {
  const source = readSourceText(text);
  if (!source.ok) throw new Error(JSON.stringify(source.error));
  return source.value.value;
}

const example = checked(EXAMPLE.document);
const everything = checked(read(EVERYTHING));
const answering = checked(ANSWERING);
/** Guards so tight that ordinary play exceeds them: inputs are aborted, and matches halt and go on. */
const tight = (guards: Ruleset['guards'], ruleset = everything): Ruleset => ({ ...ruleset, guards });
const alwaysAsking = (ruleset: Ruleset): Ruleset => ({
  ...ruleset,
  turnStructure: { ...ruleset.turnStructure, alwaysAsk: true },
});
const TABLES = [
  ['the example', example, ['ann', 'bob']],
  ['everything, two seats', everything, ['ann', 'bob']],
  ['everything, three seats', everything, ['ann', 'bob', 'cat']],
  ['few steps', tight({ stepsPerInput: 14 }), ['ann', 'bob', 'cat']],
  ['a low stack', tight({ stackDepth: 4, reactionsPerEvent: 1 }), ['ann', 'bob']],
  ['few rounds', tight({ stepsPerInput: 30, iterationsPerEffect: 2 }), ['ann', 'bob', 'cat']],
  ['everything, four seats', everything, ['ann', 'bob', 'cat', 'dan']],
  ['everything, and everybody is asked', alwaysAsking(everything), ['ann', 'bob', 'cat']],
  ['answers before everything, and everybody is asked', alwaysAsking(answering), ['ann', 'bob', 'cat']],
  ['answers before everything, two seats', answering, ['ann', 'bob']],
  ['answers before everything, three seats', answering, ['ann', 'bob', 'cat']],
  ['answers before everything, few steps', tight({ stepsPerInput: 14 }, answering), ['ann', 'bob', 'cat']],
  [
    'answers before everything, a low stack',
    tight({ stackDepth: 4, reactionsPerEvent: 1 }, answering),
    ['ann', 'bob', 'cat'],
  ],
] as const;
/** `npm run soak` plays more, with seeds of its own. */
const SEED = Number(process.env['RULESET_COMPARE_SEED'] ?? 1);
const SEEDS = Array.from({ length: Number(process.env['RULESET_COMPARE_SEEDS'] ?? 2) }, (_, at) => SEED + at);

describe.each(TABLES)('%s', (_, ruleset, seats) => {
  const game = createRulesetGame({ compiled: compileRuleset(ruleset) });

  test.each(SEEDS)('goes the same way in both, seed %d', (seed) => {
    expect(compareWithPlain(game, ruleset, { seed, seats, inputs: 100 }).departure).toBeUndefined();
  });
});

test('everything has every operator', () => {
  const used = new Set([...EVERYTHING.matchAll(/\bop: (\w+)/gu)].map(([, op]) => op));
  const missing = [...EFFECTS, ...CONDITIONS, ...VALUES].map(({ op }) => op).filter((op) => !used.has(op));
  expect(missing).toEqual([]);
});

test('a rule that differs is found at its first event, and named', () => {
  const game = createRulesetGame({ compiled: compileRuleset(example) });
  const stronger = JSON.parse(JSON.stringify(example).replace('"power":2', '"power":3')) as Ruleset;
  const departures = [1, 2, 3, 4, 5].map((seed) => compareWithPlain(game, stronger, { seed }).departure);
  const departure = departures.find((one) => one !== undefined);
  expect(departure).toMatchObject({ what: 'events', by: 'attack' });
  const [ours, theirs] = [departure?.game, departure?.plain].map((events) => (events as readonly JsonRecord[])[0]);
  expect(ours).toMatchObject({ kind: 'combat_resolved', attacker: expect.stringMatching(/^ember_fox/) });
  // One stronger, whatever else has made it so.
  expect(theirs).toEqual({ ...ours, damage: Number(ours?.['damage']) + 1 });
});
