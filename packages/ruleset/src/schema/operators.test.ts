// Every operator: its example passes its schema, and what it does not know is told at its place.
import { isRecord } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { CONDITIONS } from '../operators/conditions.ts';
import { EFFECTS } from '../operators/effects.ts';
import { VALUES } from '../operators/values.ts';
import { grammar } from './document.ts';

describe.each([
  ['values', VALUES, grammar.value],
  ['conditions', CONDITIONS, grammar.condition],
  ['effects', EFFECTS, grammar.effects],
] as const)('%s', (sort, operators, schema) => {
  const parse = (node: unknown) => schema.safeParse(sort === 'effects' ? [node] : node);
  const cases = operators.map(({ op, about }) => [op, about] as const);

  test('have names of their own', () => {
    expect(new Set(cases.map(([op]) => op)).size).toBe(operators.length);
  });

  test.each(cases)('%s', (op, { text, example }) => {
    expect(text).toMatch(/^[^a-z].*\.$/);
    expect(example.op).toBe(op);
    expect(parse(example).error?.issues ?? []).toEqual([]);
  });

  test.each(cases)('%s with an operand too many', (_, { example }) => {
    const [issue] = parse({ ...example, surplus: 1 }).error?.issues ?? [];
    expect(issue).toMatchObject({ code: 'unrecognized_keys', keys: ['surplus'], path: sort === 'effects' ? [0] : [] });
  });

  test.each(cases)('%s with a broken operand', (_, { example }) => {
    for (const [key, operand] of Object.entries(example)) {
      if (key === 'op') continue;
      const broken = isRecord(operand) && 'op' in operand ? { ...operand, op: 'no_operator' } : null;
      const paths = (parse({ ...example, [key]: broken }).error?.issues ?? []).map(({ path }) => path);
      expect(paths.map((path) => path[sort === 'effects' ? 1 : 0])).toContain(key);
    }
  });
});
