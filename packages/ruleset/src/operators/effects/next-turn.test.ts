import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

test('the regular turn after this one is of that player', () => {
  const effects = [{ op: 'next_turn', player: { op: 'at', of: { ref: 'players' }, index: 2 } }, { op: 'end_turn' }];
  const { events } = play({ effects, seats: ['ann', 'bob', 'cat'] });
  expect(events.filter((line) => /turn/.test(line))).toEqual([
    'extra_turn player=cat',
    'turn_end player=ann turn=1',
    'turn_start player=cat turn=2',
  ]);
});

test('where that player is out by then, it is of the first after them', () => {
  const cat = { op: 'at', of: { ref: 'players' }, index: 2 };
  const effects = [{ op: 'next_turn', player: cat }, { op: 'lose', player: cat }, { op: 'end_turn' }];
  const { events } = play({ effects, seats: ['ann', 'bob', 'cat'] });
  expect(events.filter((line) => line.startsWith('turn_start'))).toEqual(['turn_start player=ann turn=2']);
});
