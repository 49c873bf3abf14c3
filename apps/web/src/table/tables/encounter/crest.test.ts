// Coats of arms.
import { expect, test } from 'vitest';
import { crestOf } from './crest.ts';

test('those of a kind bear the same, whatever their number', () => {
  expect(crestOf('skeleton.0')).toEqual(crestOf('skeleton.13'));
  expect(crestOf('skeleton.0')).toEqual(crestOf('skeleton'));
});

test('names differ', () => {
  const all = ['Ann', 'Bob', 'Mara', 'skeleton', 'zombie', 'goblin', 'troll', 'wight'].map((name) =>
    JSON.stringify(crestOf(name)),
  );
  expect(new Set(all).size).toBeGreaterThan(5);
});
