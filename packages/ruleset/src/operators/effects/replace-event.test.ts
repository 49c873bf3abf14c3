import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

const hit = { op: 'deal_damage', target: { selector: { zone: 'battlefield', card: 'fox' } }, amount: 3 };
const position = { zones: { ann: { battlefield: ['fox', 'wall'] } } };
const replaced = (...effects: readonly object[]) =>
  play({
    effects: [hit],
    position,
    ruleset: { reactions: [{ id: 'replaces', when: { event: 'deal_damage' }, timing: 'before', effects }] },
  }).events;

test('other fields', () => {
  const set = { amount: { op: 'negate', of: { op: 'subtract', from: 1, take: { ref: 'event.amount' } } } };
  expect(replaced({ op: 'replace_event', set })).toEqual(['damaged target=fox amount=2']);
});

test('another target', () => {
  const target = { op: 'first', of: { zone: 'battlefield', card: 'wall' } };
  expect(replaced({ op: 'replace_event', set: { target } })).toEqual(['damaged target=wall amount=3']);
});

test('what it comes to is looked at after', () => {
  expect(replaced({ op: 'replace_event', set: { amount: 0 } })).toEqual([]);
});

test('something else instead', () => {
  expect(
    replaced({
      op: 'replace_event',
      with: [{ op: 'gain_resource', resource: 'score', amount: { ref: 'event.amount' } }],
    }),
  ).toEqual([
    'resource_changed player=ann resource=score amount=3 now=3',
    'deal_damage target=fox amount=3 prevented',
    'event_prevented event=deal_damage item=4',
  ]);
});
