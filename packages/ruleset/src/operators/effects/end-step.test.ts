import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

test('what remains of the step is left out but its end', () => {
  const { events } = play({ effects: [{ op: 'end_step' }, { op: 'draw' }] });
  expect(events.slice(0, 4)).toEqual([
    'draw_failed player=ann',
    'step_end phase=main step=act player=ann',
    'step_start phase=main step=rest player=ann',
    'step_end phase=main step=rest player=ann',
  ]);
});
