import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

const mana = (amount: number) => ({ op: 'compare', left: { ref: 'player.mana' }, is: '=', right: amount });
const then = [{ op: 'draw' }];
const otherwise = [{ op: 'gain_resource', resource: 'mana', amount: 1 }];

test.each([
  [{ conditions: [mana(3)], then, else: otherwise }, ['draw_failed player=ann']],
  [
    { conditions: [mana(3), mana(4)], then, else: otherwise },
    ['resource_changed player=ann resource=mana amount=1 now=4'],
  ],
  [{ condition: mana(4), then }, []],
])('%j', (node, events) => {
  expect(play({ effects: [{ op: 'if', ...node }] }).events).toEqual(events);
});
