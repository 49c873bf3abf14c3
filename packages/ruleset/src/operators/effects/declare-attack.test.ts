import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

const position = { zones: { ann: { battlefield: ['fox'] }, bob: { battlefield: ['wall'] } } };
const targets = [
  { id: 'attacker', selector: { zone: 'battlefield', controller: 'self', count: 1 } },
  { id: 'defender', selector: { zone: 'battlefield', controller: 'opponent', count: 1 } },
];
const declare = { op: 'declare_attack', attacker: 'attacker', defender: 'defender' };
const events = [
  {
    id: 'attack',
    payload: { attacker: 'card', defender: 'card' },
    resolve: [{ op: 'tap', target: { ref: 'event.attacker' } }],
  },
];

test('raises the event, which does what the ruleset says', () => {
  expect(play({ effects: [declare], targets, position, ruleset: { events } }).events).toEqual([
    'attack attacker=fox defender=wall',
    'flag_changed target=fox flag=tapped value=true',
  ]);
});

test('in an action of that name it is the action itself, and not raised again', () => {
  const { events: seen } = play({
    effects: [declare],
    targets,
    position,
    ruleset: { events },
    action: { id: 'attack' },
  });
  expect(seen).toEqual(['attack attacker=fox defender=wall', 'flag_changed target=fox flag=tapped value=true']);
});
