import { expect, test } from 'vitest';
import { Known } from './known.ts';

test('the oldest is forgotten when there are too many', () => {
  const known = new Known<number>(3);
  for (const [value, key] of ['a', 'b', 'c'].entries()) known.set(key, value);
  known.set('a', 10);
  known.set('d', 4);
  expect(['a', 'b', 'c', 'd'].map((key) => known.get(key))).toEqual([10, undefined, 2, 4]);
  known.forget('c');
  expect(known.get('c')).toBeUndefined();
});
