import type { Json } from '@turnwise/kernel';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { optionField, usualOption } from './option-field.ts';

test.each([
  ['an integer from 1 to 9', { kind: 'number', min: 1, max: 9 }],
  ['one of 1, 3', { kind: 'choice', values: [1, 3] }],
  ['one of legacy, classic', { kind: 'choice', values: ['legacy', 'classic'] }],
  ['a deck for each seat', undefined],
])('%s', (expected, field) => {
  expect(optionField(expected)).toEqual(field);
});

test('every value that a form would offer is one that the game takes', () => {
  let offered = 0;
  for (const { options } of registry.games)
    for (const shape of Object.values(options)) {
      const field = optionField(shape.expected);
      const values = field === undefined ? [] : field.kind === 'choice' ? field.values : [field.min, field.max];
      for (const value of values) expect(shape.is(value)).toBe(true);
      offered += values.length;
    }
  expect(offered).toBeGreaterThan(4);
});

test.each([
  ['innovation', 'edition'],
  ['rock-paper-scissors', 'target'],
])('%s: the usual %s is what the game takes without a word', (id, option) => {
  const game = registry.get(id)!;
  const usual = usualOption(id, option)!;
  const seats = ['ann', 'bob'];
  const start = (options: Json) => game.setup({ seed: 1, seats, options });
  expect(start({ [option]: usual })).toEqual(start({}));
  expect(start({ [option]: 1 })).not.toEqual(start({}));
});
