import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

test('another turn after this one', () => {
  const effects = [{ op: 'extra_turn' }, { op: 'end_turn' }];
  const { events } = play({ effects });
  expect(events.filter((line) => /turn/.test(line))).toEqual([
    'extra_turn player=ann',
    'turn_end player=ann turn=1',
    'turn_start player=ann turn=2',
  ]);
});
