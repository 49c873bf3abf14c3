// Connections that dawdle, flood or do not read: a sample of what the soak does, which takes some seconds of waiting.
import { expect, test } from 'vitest';
import { beOdd, beSlow } from './odd.ts';

test('whoever is slow, large, deep or too many is refused, and others play on', async () => {
  const found = await beOdd(false, [
    'a socket that never says hello',
    'a body that never ends',
    'chunks that never end',
  ]);
  expect(found.wrong, found.told.join('\n')).toEqual([]);
});

test('what somebody does not read does not pile up', async () => {
  const found = await beSlow(4, false);
  expect(found.wrong, found.told.join('\n')).toEqual([]);
});
