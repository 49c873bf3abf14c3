// Values beside a value: always another, and of records one in which one field is another or gone.
import { createChooser } from '@turnwise/game';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearby } from './near-miss.ts';

test('a record beside a record differs in one field', () => {
  const value = fc.oneof(
    fc.integer(),
    fc.string({ minLength: 1 }),
    fc.array(fc.integer(), { minLength: 1 }),
    fc.constant(null),
  );
  const record = fc.dictionary(fc.string({ minLength: 1 }), value, { minKeys: 1, noNullPrototype: true });
  fc.assert(
    fc.property(record, fc.nat(), (one, seed) => {
      const other = nearby(one, createChooser(seed)) as Record<string, unknown>;
      const changed = Object.keys(one).filter((key) => JSON.stringify(other[key]) !== JSON.stringify(one[key]));
      expect(changed).toHaveLength(1);
      expect(Object.keys(other).every((key) => Object.hasOwn(one, key))).toBe(true);
    }),
    { seed: 62, numRuns: 300 },
  );
});
