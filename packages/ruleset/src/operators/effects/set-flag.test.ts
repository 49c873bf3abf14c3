import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

const position = { zones: { ann: { battlefield: ['fox', { id: 'wall', marked: true }], hand: ['drum'] } } };

test.each([
  [
    { flag: 'marked', target: { selector: { zone: 'battlefield' } } },
    ['flag_changed target=fox flag=marked value=true'],
  ],
  [
    { flag: 'marked', value: false, target: { selector: { zone: 'battlefield' } } },
    ['flag_changed target=wall flag=marked value=false'],
  ],
  [{ flag: 'shown', target: { ref: 'opponent' } }, ['flag_changed target=bob flag=shown value=true']],
  // Players have no flag of this name.
  [{ flag: 'marked', target: { selector: { or: [{ players: 'any' }, { zone: 'hand' }] } } }, []],
  [{ flag: 'stormy' }, ['flag_changed flag=stormy value=true']],
  [{ flag: 'stormy', value: false }, []],
  // A hidden card bears no flags; to take none away is no harm.
  [{ flag: 'marked', target: { selector: { zone: 'hand' } } }, []],
  [{ flag: 'marked', value: false, target: { selector: { zone: 'hand' } } }, []],
])('%j', (effect, events) => {
  expect(play({ effects: [{ op: 'set_flag', ...effect }], position }).events).toEqual(events);
});

test.each([
  ['fox', undefined],
  ['wall', 'cannotPay'],
])('as a cost, with the %s', (aim, refused) => {
  const targets = [{ id: 'aim', selector: { count: 1 } }];
  const action = { costs: [{ op: 'set_flag', flag: 'marked', target: 'aim' }] };
  expect(play({ action, targets, position, at: { aim } }).refused).toBe(refused);
});
