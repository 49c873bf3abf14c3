// Costs of one resource in several parts are paid together or not at all.
import { expect, test } from 'vitest';
import { play } from '../testing/play.ts';

const part = { op: 'pay_resource', resource: 'mana', amount: 2 };

test.each([
  [3, [part], undefined],
  [3, [part, part], 'cannotPay'],
  [4, [part, part], undefined],
  [3, [part, { op: 'lose_resource', resource: 'mana', amount: 2 }], 'cannotPay'],
  // What another pays is another's.
  [3, [part, { ...part, player: 'opponent' }], undefined],
])('with %i of it: %j', (mana, costs, refused) => {
  const resources = { ann: { mana }, bob: { mana: 5 } };
  expect(play({ action: { costs }, effects: [], position: { resources } }).refused).toBe(refused);
});

test('a target that takes all is not a choice, even if it is optional', () => {
  const targets = [{ id: 'all', selector: { zone: 'battlefield', count: 'all' }, optional: true }];
  const effects = [{ op: 'tap', target: 'all' }];
  const { events } = play({ targets, effects, position: { zones: { ann: { battlefield: ['fox', 'wall'] } } } });
  expect(events).toEqual([
    'flag_changed target=fox flag=tapped value=true',
    'flag_changed target=wall flag=tapped value=true',
  ]);
});
