import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

const score = { op: 'gain_resource', player: { ref: 'bound.p' }, resource: 'score', amount: 1 };
const scored = (name: string): string => `resource_changed player=${name} resource=score amount=1 now=1`;

test.each([
  ['players', ['ann', 'bob', 'cat']],
  ['opponents', ['bob', 'cat']],
  [{ players: 'opponent' }, ['bob', 'cat']],
])('each of the %j', (list, names) => {
  const effects = [{ op: 'for_each', in: list, as: 'p', do: [score] }];
  expect(play({ effects, seats: ['ann', 'bob', 'cat'] }).events).toEqual(names.map(scored));
});

test('the list is gathered before the first', () => {
  const effects = [
    {
      op: 'for_each',
      in: { zone: 'battlefield' },
      as: 'c',
      do: [
        { op: 'create_token', card: 'wall' },
        { op: 'tap', target: 'c' },
      ],
    },
  ];
  const { events } = play({ effects, position: { zones: { ann: { battlefield: ['fox', 'drum'] } } } });
  expect(events).toEqual([
    'token_created card=wall player=ann',
    'zone_moved card=wall to=battlefield player=ann',
    'flag_changed target=drum flag=tapped value=true',
    'token_created card=wall.1 player=ann',
    'zone_moved card=wall.1 to=battlefield player=ann',
    'flag_changed target=fox flag=tapped value=true',
  ]);
});

test('a question in the middle goes on with the next', () => {
  const effects = [
    { op: 'for_each', in: 'players', as: 'p', do: [{ op: 'may', player: { ref: 'bound.p' }, do: [score] }] },
  ];
  const { events } = play({ effects, seats: ['ann', 'bob', 'cat'], answers: [true, false, true] });
  expect(events).toEqual(['ann', 'cat'].map(scored));
});
