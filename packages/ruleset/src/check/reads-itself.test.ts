// Attributes that are computed from themselves.
import { describe, expect, test } from 'vitest';
import { told } from '../testing/checked.ts';
import type { Sections } from '../testing/checked.ts';

describe('an attribute that is computed from itself', () => {
  const add = { ref: 'self.power' };
  test.each<[string, Sections, boolean]>([
    ['of the card itself', { modify: [{ attribute: 'power', add }] }, true],
    [
      'in the middle of a value',
      { modify: [{ attribute: 'power', multiply: { op: 'add', of: [1, 'self.power'] } }] },
      true,
    ],
    ['of cards among which it is', { affects: { types: ['beast'] }, modify: [{ attribute: 'power', add }] }, true],
    ['of other cards', { affects: { other: true }, modify: [{ attribute: 'power', add }] }, false],
    ['another one', { modify: [{ attribute: 'power', add: { ref: 'self.counters.damage' } }] }, false],
  ])('%s', (_, about, warned) => {
    const issues = told({
      cards: [{ id: 'fox', types: ['beast'], abilities: [{ id: 'own', kind: 'continuous', ...about }] }],
    });
    expect(issues).toEqual(
      warned ? [expect.stringMatching(/^readsItself cards\[0\]\.abilities\[0\]\.modify\[0\]\./)] : [],
    );
  });
});
