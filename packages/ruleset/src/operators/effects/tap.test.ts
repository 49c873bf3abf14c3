import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

const position = { zones: { ann: { battlefield: ['fox', { id: 'wall', tapped: true }], graveyard: ['drum'] } } };

test('cards in play that are not tapped', () => {
  const { events } = play({
    effects: [{ op: 'tap', target: { selector: { zone: ['battlefield', 'graveyard'] } } }],
    position,
  });
  expect(events).toEqual(['flag_changed target=fox flag=tapped value=true']);
});

test.each([
  ['fox', undefined],
  ['wall', 'cannotPay'],
  ['drum', 'cannotPay'],
])('as a cost, with the %s', (aim, refused) => {
  const targets = [{ id: 'aim', selector: { zone: ['battlefield', 'graveyard'], count: 1 } }];
  expect(play({ action: { costs: [{ op: 'tap', target: 'aim' }] }, targets, position, at: { aim } }).refused).toBe(
    refused,
  );
});
