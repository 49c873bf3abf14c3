import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

const may = { op: 'may', do: [{ op: 'draw' }], else: [{ op: 'gain_resource', resource: 'mana', amount: 1 }] };

test('asks yes or no', () => {
  expect(play({ effects: [may] }).choice).toMatchObject({
    kind: 'yesNo',
    seat: 0,
    candidates: [true, false],
    source: 'go',
  });
  expect(play({ effects: [{ ...may, player: { ref: 'opponent' } }] }).choice?.seat).toBe(1);
});

test.each([
  [true, ['draw_failed player=ann']],
  [false, ['resource_changed player=ann resource=mana amount=1 now=4']],
  [null, ['resource_changed player=ann resource=mana amount=1 now=4']],
])('%j', (answer, events) => {
  expect(play({ effects: [may], answers: [answer] }).events).toEqual(events);
});
