import { expect, test } from 'vitest';
import { NO_NUMBER, holds, valueOf } from '../../../testing/play.ts';

const position = {
  zones: { ann: { battlefield: ['fox', 'wall', 'drum'] }, bob: { battlefield: [{ id: 'w', card: 'wall' }] } },
};

test.each([
  // The drum has no toughness, and is left out.
  [{ op: 'highest', of: { zone: 'battlefield', controller: 'self' }, value: { ref: 'it.toughness' } }, 5],
  [{ op: 'highest', of: { ref: 'players' }, value: { ref: 'it.health' } }, 20],
])('%j is %i', (value, expected) => {
  expect(valueOf(value, { position })).toBe(expected);
});

test('of none it is nothing', () => {
  const none = { op: 'highest', of: { zone: 'graveyard' }, value: { ref: 'it.power' } };
  expect(holds({ op: 'is', left: none, right: NO_NUMBER }, { position })).toBe(true);
  expect(holds({ op: 'is', left: none, right: 0 }, { position })).toBe(false);
});
