/** A seat that is out is asked nothing any more: what can be declined is declined, else the first there is is taken. */
import { expect, test } from 'vitest';
import { play } from '../testing/play.ts';

const targets = [{ id: 'aim', selector: { zone: 'battlefield', count: 1 } }];
const position = { out: ['bob'], zones: { bob: { battlefield: ['wall'], hand: ['fox', 'drum'] } } };
const player = { ref: 'target.aim.owner' };
const score = (amount: number) => [{ op: 'gain_resource', resource: 'score', amount }];

test.each([
  [{ op: 'may', player, do: score(1) }, []],
  [
    { op: 'discard', player, count: 1 },
    ['discarded player=bob card=fox', 'zone_moved card=fox from=hand to=graveyard player=bob'],
  ],
  [
    {
      op: 'choose',
      player,
      modes: [
        { id: 'one', effects: score(1) },
        { id: 'two', effects: score(2) },
      ],
    },
    ['resource_changed player=ann resource=score amount=1 now=1'],
  ],
])('%j', (effect, events) => {
  const played = play({ effects: [effect], targets, position, seats: ['ann', 'bob', 'cat'], at: { aim: 'wall' } });
  expect(played.choice).toBeUndefined();
  expect(played.events).toEqual(events);
});

test('a number is the least', () => {
  const effects = [
    { op: 'choose_number', player, min: 2, max: 4, as: 'n' },
    { op: 'gain_resource', resource: 'score', amount: 'n' },
  ];
  const { events } = play({ effects, targets, position, seats: ['ann', 'bob', 'cat'], at: { aim: 'wall' } });
  expect(events).toEqual(['resource_changed player=ann resource=score amount=2 now=2']);
});
