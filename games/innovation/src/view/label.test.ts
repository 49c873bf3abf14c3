// Labels: a number for a hidden place, and back.
import { seat } from '@turnwise/game';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLabel, LABELLED_ZONES, labelOf, placeOfLabel } from './label.ts';

const places = fc.record({
  zone: fc.constantFrom(...LABELLED_ZONES),
  seat: fc.integer({ min: 0, max: 3 }).map(seat),
  age: fc.integer({ min: 1, max: 10 }),
  number: fc.integer({ min: 0, max: 104 }),
});

test('a label gives back its place, and is neither a card nor an age', () => {
  fc.assert(
    fc.property(places, (place) => {
      const label = labelOf(place);
      expect(placeOfLabel(label)).toEqual(place);
      expect(isLabel(label)).toBe(true);
      expect(label).toBeLessThan(-100);
    }),
    { seed: 31 },
  );
  for (let value = -10; value <= 105; value++) expect(isLabel(value)).toBe(false);
});
