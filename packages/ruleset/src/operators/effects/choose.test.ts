import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

const score = (amount: number) => [{ op: 'gain_resource', resource: 'score', amount }];
const never = [{ op: 'is_active', player: { ref: 'opponent' } }];
const modes = [
  { id: 'one', effects: score(1) },
  { id: 'two', effects: score(2) },
  { id: 'never', conditions: never, effects: score(3) },
];
const gained = (amount: number, now: number): string =>
  `resource_changed player=ann resource=score amount=${amount} now=${now}`;

test('a mode whose conditions fail is not offered', () => {
  const { choice } = play({ effects: [{ op: 'choose', modes }] });
  expect(choice).toMatchObject({ kind: 'selectOption', seat: 0, min: 1, max: 1, candidates: ['one', 'two'] });
});

test('its effects run', () => {
  expect(play({ effects: [{ op: 'choose', modes }], answers: ['two'] }).events).toEqual([gained(2, 2)]);
});

test('several run in the order of the document', () => {
  const effects = [{ op: 'choose', modes: [...modes, { id: 'four', effects: score(4) }], amount: 2 }];
  expect(play({ effects, answers: [['four', 'one']] }).events).toEqual([gained(1, 1), gained(4, 5)]);
});

test.each([
  [modes.slice(0, 1), [gained(1, 1)]],
  [modes.slice(2), []],
])('nobody is asked where there is no choice', (few, events) => {
  expect(play({ effects: [{ op: 'choose', modes: few }] }).events).toEqual(events);
});

test('another player chooses', () => {
  expect(play({ effects: [{ op: 'choose', player: { ref: 'opponent' }, modes }] }).choice?.seat).toBe(1);
});
