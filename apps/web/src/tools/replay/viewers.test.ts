import { expect, test } from 'vitest';
import { viewersOf } from './viewers.ts';

const about = (seeAll: boolean, mine: readonly string[] = []) => ({
  seats: ['X', 'O'],
  mine,
  can: { undo: false, preview: false, seeAll, branch: true, hint: false, chat: false },
});

test.each([
  ['while it goes on, the own seats', about(true), ['X'], false, ['X']],
  ['while it goes on, who had none is a spectator', about(true), [], false, [null]],
  ['once it is over, all', about(true), ['X'], true, ['X', 'O', null]],
  ['what one seat saw, only that', about(false, ['O']), ['O'], true, ['O']],
] as const)('%s', (_, table, mine, isOver, viewers) => expect(viewersOf(table, mine, isOver)).toEqual(viewers));
