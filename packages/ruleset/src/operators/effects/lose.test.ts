import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

test('of two the other one wins', () => {
  const { events, winners } = play({ effects: [{ op: 'lose', reason: 'despair' }] });
  expect(winners).toEqual(['bob']);
  expect(events).toEqual(['match_ended winners=["bob"] reason=despair']);
});

test('with more left they play on', () => {
  const { events, winners } = play({
    effects: [{ op: 'lose', player: { ref: 'opponent' } }],
    seats: ['ann', 'bob', 'cat'],
  });
  expect(winners).toBeUndefined();
  expect(events).toEqual(['player_lost player=bob reason=lose']);
});

test('all who are left draw', () => {
  const effects = [{ op: 'for_each', in: 'players', as: 'p', do: [{ op: 'lose', player: 'p' }] }];
  expect(play({ effects }).winners).toEqual(['ann', 'bob']);
});
