// A sample of the damage that the soak does to stores.
import { expect, test } from 'vitest';
import { damageStores } from './stores.ts';

test('a store that fails is told clearly, invents nothing and harms no other match', async () => {
  const { told, wrong } = await damageStores(6);
  expect(wrong, told.join('\n')).toEqual([]);
  expect(told).toHaveLength(7);
});
