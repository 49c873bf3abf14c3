import { expect, test } from 'vitest';
import { valueOf } from '../../../testing/play.ts';

const position = {
  zones: { ann: { battlefield: ['fox', 'wall', 'drum'] }, bob: { battlefield: [{ id: 'w', card: 'wall' }] } },
};

test.each([
  [{ op: 'sum', of: { zone: 'battlefield' }, value: { ref: 'it.toughness' } }, 13],
  [
    { op: 'sum', of: { zone: 'battlefield', controller: 'self' }, value: { op: 'add', of: [{ ref: 'it.power' }, 1] } },
    5,
  ],
  [{ op: 'sum', of: { ref: 'players' }, value: { ref: 'it.mana' } }, 6],
  [{ op: 'sum', of: { zone: 'graveyard' }, value: { ref: 'it.power' } }, 0],
])('%j is %i', (value, expected) => {
  expect(valueOf(value, { position })).toBe(expected);
});
