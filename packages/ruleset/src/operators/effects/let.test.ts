import { expect, test } from 'vitest';
import { NO_NUMBER, play } from '../../testing/play.ts';

const position = { zones: { ann: { battlefield: ['fox', 'wall'] } } };

test.each([
  [{ op: 'add', of: [1, { ref: 'player.mana' }] }, ['resource_changed player=ann resource=score amount=4 now=4']],
  [{ ref: 'player.mana' }, ['resource_changed player=ann resource=score amount=3 now=3']],
  // Nothing counts as 0.
  [NO_NUMBER, []],
])('a number: %j', (value, events) => {
  const effects = [
    { op: 'let', as: 'n', value },
    { op: 'gain_resource', resource: 'score', amount: { ref: 'bound.n' } },
  ];
  expect(play({ effects, position }).events).toEqual(events);
});

test('cards, as they were', () => {
  const effects = [
    { op: 'let', as: 'those', value: { selector: { zone: 'battlefield' } } },
    { op: 'create_token', card: 'drum' },
    { op: 'tap', target: 'those' },
  ];
  expect(play({ effects, position }).events.slice(2)).toEqual([
    'flag_changed target=fox flag=tapped value=true',
    'flag_changed target=wall flag=tapped value=true',
  ]);
});

test('the same name again, with what it was', () => {
  const effects = [
    { op: 'let', as: 'n', value: 2 },
    { op: 'let', as: 'n', value: { op: 'multiply', of: [{ ref: 'bound.n' }, { ref: 'bound.n' }] } },
    { op: 'gain_resource', resource: 'score', amount: { ref: 'bound.n' } },
  ];
  expect(play({ effects }).events).toEqual(['resource_changed player=ann resource=score amount=4 now=4']);
});
