import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

const reaction = (effects: readonly object[]) => ({
  reactions: [{ id: 'stops', when: { event: 'go' }, timing: 'before', effects }],
});

test('the event that is answered, an action itself', () => {
  const { events } = play({ effects: [{ op: 'draw' }], ruleset: reaction([{ op: 'counter' }]) });
  expect(events).toEqual(['event_prevented event=go item=2']);
});

test.each([undefined, 'event', { ref: 'event' }])('the event that is answered, as the target %j', (target) => {
  const fox = { selector: { zone: 'battlefield', card: 'fox' } };
  const { events } = play({
    effects: [{ op: 'deal_damage', target: fox, amount: 1 }],
    position: { zones: { ann: { battlefield: ['fox'] } } },
    ruleset: {
      reactions: [
        { id: 'ward', when: { event: 'deal_damage' }, timing: 'before', effects: [{ op: 'counter', target }] },
      ],
    },
  });
  expect(events).toEqual(['deal_damage target=fox amount=1 prevented', 'event_prevented event=deal_damage item=3']);
});

test('an item of the stack', () => {
  const target = { selector: { stack: true, event: 'go' } };
  const { events } = play({ effects: [{ op: 'draw' }], ruleset: reaction([{ op: 'counter', target }]) });
  expect(events).toEqual(['event_prevented event=go item=2']);
});
