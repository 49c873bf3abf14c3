import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

test('what remains of the turn is left out but its end', () => {
  const { events } = play({ effects: [{ op: 'end_turn' }, { op: 'draw' }] });
  expect(events.slice(0, 3)).toEqual([
    'draw_failed player=ann',
    'turn_end player=ann turn=1',
    'turn_start player=bob turn=2',
  ]);
});
