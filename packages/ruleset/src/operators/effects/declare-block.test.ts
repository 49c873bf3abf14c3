import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

const position = { zones: { ann: { battlefield: ['fox'] }, bob: { battlefield: ['wall'] } } };
const targets = [
  { id: 'blocker', selector: { zone: 'battlefield', controller: 'self', count: 1 } },
  { id: 'attacker', selector: { zone: 'battlefield', controller: 'opponent', count: 1 } },
];
const declare = { op: 'declare_block', blocker: 'blocker', attacker: 'attacker' };
const events = [
  {
    id: 'block',
    payload: { blocker: 'card', attacker: 'card' },
    resolve: [{ op: 'tap', target: { ref: 'event.blocker' } }],
  },
];

test('raises the event, which does what the ruleset says', () => {
  expect(play({ effects: [declare], targets, position, ruleset: { events } }).events).toEqual([
    'block attacker=wall blocker=fox',
    'flag_changed target=fox flag=tapped value=true',
  ]);
});

test('in an action of that name it is the action itself, and not raised again', () => {
  const { events: seen } = play({
    effects: [declare],
    targets,
    position,
    ruleset: { events },
    action: { id: 'block' },
  });
  expect(seen).toEqual(['block attacker=wall blocker=fox', 'flag_changed target=fox flag=tapped value=true']);
});
