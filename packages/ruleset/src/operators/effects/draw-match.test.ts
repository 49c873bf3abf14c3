import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

test.each([
  [{ op: 'draw_match' }, 'draw'],
  [{ op: 'draw_match', reason: 'stalemate' }, 'stalemate'],
])('%j', (effect, reason) => {
  const { events, winners } = play({ effects: [effect] });
  expect(winners).toEqual(['ann', 'bob']);
  expect(events).toEqual([`match_ended winners=["ann","bob"] reason=${reason}`]);
});
