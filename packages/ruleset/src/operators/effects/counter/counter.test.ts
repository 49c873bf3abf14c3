import { expect, test } from 'vitest';
import { play } from '../../../testing/play.ts';

const reaction = (effects: readonly object[]) => ({
  reactions: [{ id: 'stops', when: { event: 'go' }, timing: 'before', effects }],
});

test('the event that is answered, an action itself', () => {
  const { events } = play({ effects: [{ op: 'draw' }], ruleset: reaction([{ op: 'counter' }]) });
  expect(events).toEqual(['event_prevented event=go item=2']);
});

test('an item of the stack', () => {
  const target = { selector: { stack: true, event: 'go' } };
  const { events } = play({ effects: [{ op: 'draw' }], ruleset: reaction([{ op: 'counter', target }]) });
  expect(events).toEqual(['event_prevented event=go item=2']);
});
