// A scene of Unseen, read.
import { message } from '@turnwise/game';
import type { SeenPlace, SeenScene, SeenThing } from '@turnwise/match';
import { expect, test } from 'vitest';
import { worldOf } from './world.ts';

const said = { label: message('x'), text: 'x' };
const place = (id: string, layout: SeenPlace['layout']): SeenPlace => ({ id, label: said, layout });
const grid = { kind: 'grid', columns: 4, rows: 3 } as const;
const self = (turn: number, rest: Partial<SeenThing>): SeenThing => ({
  id: `self:${turn}`,
  kind: 'piece',
  place: 'board',
  stats: [{ label: said, value: turn }],
  ...rest,
});

const SCENE: SeenScene = {
  status: said,
  places: [
    place('board', grid),
    place('time', { kind: 'track', length: 9 }),
    place('slice:0', grid),
    place('slice:2', grid),
  ],
  things: [
    { id: 'cell:0:0', kind: 'cell', place: 'board', at: [0, 0], signs: ['#'] },
    { id: 'cell:1:0', kind: 'cell', place: 'board', at: [1, 0] },
    { id: 'then:2:b', kind: 'item', place: 'slice:2', at: [3, 1, 2], signs: ['B'] },
    { id: 'thing:b', kind: 'item', place: 'board', at: [2, 1], signs: ['B'] },
    self(1, { id: 'player', at: [1, 1] }),
    self(0, { place: 'slice:0', at: [0, 1, 0] }),
    { id: 'now', kind: 'token', place: 'time', at: [1] },
  ],
};

test('sizes, times and walls', () => {
  const world = worldOf(SCENE);
  expect([world.columns, world.rows, world.depth, world.now]).toEqual([4, 3, 9, 1]);
  expect(world.times).toEqual([0, 1, 2]);
  expect(world.walls.map(({ id }) => id)).toEqual(['cell:0:0']);
  expect(world.at(2).map(({ id }) => id)).toEqual(['then:2:b']);
});

test('the way of the player by turn, and a thing through time', () => {
  const { line, tracks } = worldOf(SCENE);
  expect(line).toEqual([
    { x: 0, y: 1, t: 0 },
    { x: 1, y: 1, t: 1 },
  ]);
  expect(tracks).toEqual([
    {
      id: 'b',
      sign: 'B',
      spots: [
        { x: 2, y: 1, t: 1 },
        { x: 3, y: 1, t: 2 },
      ],
    },
  ]);
});
