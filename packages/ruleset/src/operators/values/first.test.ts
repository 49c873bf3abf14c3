import { expect, test } from 'vitest';
import { holds, NO_CARD } from '../../testing/play.ts';
import type { PlayRequest } from '../../testing/play.ts';

const position = {
  zones: { ann: { battlefield: ['fox', 'wall', 'drum'] }, bob: { battlefield: [{ id: 'w', card: 'wall' }] } },
};

const byToughness = { zone: 'battlefield', order: { by: { ref: 'it.toughness' }, descending: true } };

test('the first thing of a list', () => {
  expect(holds({ op: 'is', left: { op: 'first', of: { zone: 'battlefield' } }, right: 'aim' }, aimed('drum'))).toBe(
    true,
  );
  expect(holds({ op: 'is', left: { op: 'first', of: byToughness }, right: 'aim' }, aimed('wall'))).toBe(true);
  expect(
    holds({ op: 'is', left: { op: 'first', of: { ref: 'opponents' } }, right: { ref: 'opponent' } }, { position }),
  ).toBe(true);
});

test('of an empty list it is nothing', () => {
  const none = { op: 'first', of: { zone: 'graveyard' } };
  expect(holds({ op: 'is', left: none, right: NO_CARD }, { position })).toBe(true);
  expect(holds({ op: 'is', left: none, right: 'aim' }, aimed('fox'))).toBe(false);
});

function aimed(card: string): PlayRequest {
  return { position, targets: [{ id: 'aim', selector: { zone: 'battlefield', count: 1 } }], at: { aim: card } };
}
