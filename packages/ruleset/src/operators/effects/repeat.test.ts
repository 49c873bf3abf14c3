import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

const score = { op: 'gain_resource', resource: 'score', amount: 1 };
const scored = (now: number): string => `resource_changed player=ann resource=score amount=1 now=${now}`;
const below = (right: number) => [{ op: 'compare', left: { ref: 'player.score' }, is: '<', right }];

test.each([
  [{ times: 3 }, [1, 2, 3]],
  [{ times: 0 }, []],
  [{ times: -1 }, []],
  [{ while: below(2) }, [1, 2]],
  [{ while: below(0) }, []],
])('%j', (node, scores) => {
  expect(play({ effects: [{ op: 'repeat', ...node, do: [score] }] }).events).toEqual(scores.map(scored));
});

test('how often is read once', () => {
  const effects = [{ op: 'repeat', times: { op: 'add', of: [1, { ref: 'player.score' }] }, do: [score] }];
  expect(play({ effects }).events).toEqual([scored(1)]);
});

test('for ever is ended by the guard, and leaves no trace', () => {
  const { refused } = play({ effects: [{ op: 'repeat', while: [{ op: 'is_active' }], do: [score] }] });
  expect(refused).toBe('guardExceeded');
});
