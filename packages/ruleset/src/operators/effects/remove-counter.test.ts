import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

const position = { zones: { ann: { battlefield: [{ id: 'fox', growth: 3 }], hand: ['wall'] } } };
const target = { selector: { zone: 'battlefield' } };

test.each([
  [{}, ['counter_changed card=fox counter=growth amount=-1 now=2']],
  // Never more than there are.
  [{ amount: 5 }, ['counter_changed card=fox counter=growth amount=-3 now=0']],
  [{ amount: 'all' }, ['counter_changed card=fox counter=growth amount=-3 now=0']],
  [{ counter: 'damage' }, []],
])('%j', (effect, events) => {
  expect(play({ effects: [{ op: 'remove_counter', target, counter: 'growth', ...effect }], position }).events).toEqual(
    events,
  );
});

test.each([
  [{ amount: 3 }, undefined],
  [{ amount: 4 }, 'cannotPay'],
  [{ amount: 'all' }, undefined],
  [{ amount: 'all', counter: 'damage' }, 'cannotPay'],
])('as a cost, %j', (cost, refused) => {
  const action = { costs: [{ op: 'remove_counter', target, counter: 'growth', ...cost }] };
  expect(play({ action, position }).refused).toBe(refused);
});
