import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

const shown = { op: 'gain_resource', resource: 'score', amount: { ref: 'bound.pips' } };

test.each([
  [{ sides: 6 }, { dice: [4] }, 'rolled amount=4 stream=dice', 4],
  [{ sides: 6, amount: 2 }, { dice: [4, 6] }, 'rolled amount=10 stream=dice', 10],
  [{ sides: 20, stream: 'fate' }, { fate: [17] }, 'rolled amount=17 stream=fate', 17],
])('%j', (roll, random, event, sum) => {
  expect(play({ effects: [{ op: 'roll', as: 'pips', ...roll }, shown], random }).events).toEqual([
    event,
    `resource_changed player=ann resource=score amount=${sum} now=${sum}`,
  ]);
});

test('no dice are no event', () => {
  expect(play({ effects: [{ op: 'roll', sides: 6, amount: 0, as: 'pips' }, shown] }).events).toEqual([]);
});

test('a die without a face is a violation', () => {
  expect(play({ effects: [{ op: 'roll', sides: 0, as: 'pips' }] }).events).toEqual(['item_failed item=2 code=noFaces']);
});

test('bound is what it came to in the end', () => {
  const luck = { op: 'replace_event', set: { amount: 6 } };
  const reactions = [{ id: 'luck', when: { event: 'roll' }, timing: 'before', effects: [luck] }];
  const { events } = play({
    effects: [{ op: 'roll', sides: 6, as: 'pips' }, shown],
    random: { dice: [1] },
    ruleset: { reactions },
  });
  expect(events).toEqual(['rolled amount=6 stream=dice', 'resource_changed player=ann resource=score amount=6 now=6']);
});
