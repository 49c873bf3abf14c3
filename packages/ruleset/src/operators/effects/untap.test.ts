import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

const stuck = { id: 'stuck', kind: 'continuous', affects: 'self', modify: [{ forbid: 'untap' }] };
const ruleset = { cards: [{ id: 'statue', types: ['creature'], abilities: [stuck] }] };
const position = {
  zones: { ann: { battlefield: [{ id: 'fox', tapped: true }, 'wall', { id: 'statue', tapped: true }] } },
};

test('tapped cards in play, but those that are forbidden to', () => {
  const { events } = play({ effects: [{ op: 'untap', target: { selector: {} } }], position, ruleset });
  expect(events).toEqual(['flag_changed target=fox flag=tapped value=false']);
});

test.each([
  ['fox', undefined],
  ['wall', 'cannotPay'],
  ['statue', 'cannotPay'],
])('as a cost, with the %s', (aim, refused) => {
  const targets = [{ id: 'aim', selector: { count: 1 } }];
  const action = { costs: [{ op: 'untap', target: 'aim' }] };
  expect(play({ action, targets, position, ruleset, at: { aim } }).refused).toBe(refused);
});
