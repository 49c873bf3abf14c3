import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

test.each([
  [{ op: 'win' }, ['ann'], 'win'],
  [{ op: 'win', player: { ref: 'opponent' }, reason: 'quest' }, ['bob'], 'quest'],
])('%j', (effect, winners, reason) => {
  const played = play({ effects: [effect] });
  expect(played.winners).toEqual(winners);
  expect(played.events).toEqual([`match_ended winners=${JSON.stringify(winners)} reason=${reason}`]);
});

test('several win together', () => {
  const effects = [{ op: 'for_each', in: 'opponents', as: 'p', do: [{ op: 'win', player: 'p' }] }];
  expect(play({ effects, seats: ['ann', 'bob', 'cat'] }).winners).toEqual(['bob', 'cat']);
});
