// Random play of the example of questions (at once, in order, parted by conditions, with policies for running out of time, with hands that
// are sorted meanwhile): both interpreters come to the same, concessions and time-outs included.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSourceText } from '@turnwise/scenario';
import { expect, test } from 'vitest';
import { checkRuleset } from '../check/check.ts';
import { compileRuleset } from '../compile/compiler.ts';
import { createRulesetGame } from '../game.ts';
import { compareWithPlain } from '../plain/compare.ts';

const read = readSourceText(readFileSync(join(import.meta.dirname, '../../examples/questions.ruleset.yaml'), 'utf8'));
if (!read.ok) throw new Error(JSON.stringify(read.error));
const { ruleset, errors, warnings } = checkRuleset(read.value.value);

test('it has no issues', () => {
  expect([...errors, ...warnings]).toEqual([]);
});

test('forty games of two to four seats', () => {
  if (ruleset === undefined) throw new Error('it is not sound');
  const game = createRulesetGame({ compiled: compileRuleset(ruleset) });
  const accepted: Record<string, number> = {};
  for (let seed = 1; seed <= 40; seed++) {
    const seats = ['ann', 'bob', 'cat', 'dan'].slice(0, 2 + (seed % 3));
    const compared = compareWithPlain(game, ruleset, { seed, seats, inputs: 60, legalEvery: 4, timeOuts: 5 });
    expect(compared.departure, `seed ${seed}`).toBeUndefined();
    for (const [kind, count] of Object.entries(compared.accepted)) accepted[kind] = (accepted[kind] ?? 0) + count;
  }
  for (const kind of ['answer', 'timeout', 'manipulate', 'concede'])
    expect([kind, accepted[kind]]).toEqual([kind, expect.toSatisfy((count: number) => count > 10)]);
});
