// The facts of operators are sound among themselves, and the page on how a ruleset runs says the same.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { attemptOf, BUILT_IN, raisersOf } from '../compiled/kinds.ts';
import { OPERATORS } from './by-name.ts';

const KINDS = BUILT_IN.map(([id]) => id);
const EFFECTS = [...OPERATORS.effects.values()];
const PAGE = readFileSync(join(import.meta.dirname, '../../../../docs/how-a-ruleset-runs.md'), 'utf8');

/** The rows of the table of built-in events: kinds, payload, raised by. */
const ROWS = (/\n\| event \| payload \| raised by \|\n.*\n((?:\|.*\n)+)/u.exec(PAGE)?.[1] ?? '')
  .trim()
  .split('\n')
  .map((row) => row.split('|').slice(1, 4) as [string, string, string]);

test('an operator raises a built-in event, and one of those that raise it names the attempt', () => {
  for (const { op, raises, namesAttempt } of EFFECTS) {
    if (raises !== undefined) expect(KINDS, op).toContain(raises);
    if (namesAttempt === true) expect(raises, op).toBeDefined();
  }
  for (const kind of KINDS)
    expect(EFFECTS.filter(({ raises, namesAttempt }) => raises === kind && namesAttempt === true).length).toBeLessThan(
      2,
    );
});

test('no two operators of any sort have the same name', () => {
  const { effects, conditions, values } = OPERATORS;
  const names = [effects, conditions, values].flatMap((sort) => [...sort.keys()]);
  expect(new Set(names).size).toBe(names.length);
});

test('the page has every built-in event, in the order of their numbers', () => {
  expect(ROWS.flatMap(([kinds]) => wordsIn(kinds))).toEqual(KINDS);
});

test.each(ROWS)('the page says of%sby which operators it is raised', (kinds, _, raisedBy) => {
  const operators = wordsIn(raisedBy).filter((word) => OPERATORS.effects.has(word));
  expect(operators).toEqual(wordsIn(kinds).flatMap((kind) => raisersOf(kind, OPERATORS.effects)));
});

test('the page says as what a prevented event is told', () => {
  const paragraph =
    /\*\*A prevented event is logged under the operator that tried it\*\*[^]*?\n\n/u.exec(PAGE)?.[0] ?? '';
  const told = [...paragraph.matchAll(/`(\w+)` as `(\w+)`/gu)].map(([, kind = '', op = '']) => [kind, op] as const);
  const attempts = KINDS.flatMap((kind) => {
    const op = attemptOf(kind, OPERATORS.effects);
    return op === undefined ? [] : [[kind, op] as const];
  });
  expect(new Map(told)).toEqual(new Map(attempts));
});

/** What stands between backticks. */
function wordsIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`(\w+)`/gu)].map(([, word = '']) => word);
}
