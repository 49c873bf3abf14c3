// The scene of a known position, and what a touch of it means.
import { formatMessage, seat } from '@turnwise/game';
import type { Named, Scene } from '@turnwise/game';
import { expect, test } from 'vitest';
import { connectFour } from './index.ts';
import { stateOf } from './board.ts';
import { SIGNS } from './notation.ts';
import type { ConnectFourView, Disc } from './types.ts';

const TABLE = { names: ['X', 'O'] };

function viewOf(board: string): ConnectFourView {
  const discs = Array.from(board.replaceAll('/', ''), (sign) => SIGNS.indexOf(sign) as Disc);
  return connectFour.view(stateOf(discs), seat(0));
}

function sceneOf(view: ConnectFourView): Scene {
  const scene = connectFour.scene?.(view, TABLE, seat(0));
  if (scene === undefined) throw new Error('no scene');
  return scene;
}

const OPEN = viewOf('......./......./......./......./...O.../..XX...');
const WON = viewOf('......./......./......./......./OOO..../XXXX...');

test('each cell has its place and what lies in it', () => {
  const { status, places, things } = sceneOf(OPEN);
  expect(formatMessage(connectFour.messages, status)).toBe('O to drop a disc');
  expect(places).toMatchObject([{ id: 'board', layout: { kind: 'grid', columns: 7, rows: 6 } }]);
  expect(things).toHaveLength(42);
  expect(things.filter(({ seat: owner }) => owner !== undefined)).toMatchObject([
    { id: 'cell:31', at: [3, 4], seat: 1, signs: ['O'] },
    { id: 'cell:37', at: [2, 5], seat: 0, signs: ['X'] },
    { id: 'cell:38', at: [3, 5], seat: 0, signs: ['X'] },
  ]);
  const names = [things[30]?.name, things[31]?.name].map((name) => name && formatMessage(connectFour.messages, name));
  expect(names).toEqual(['column 2, height 2, empty', 'column 3, height 2, O']);
});

test('the line that won stands out', () => {
  const { status, things } = sceneOf(WON);
  expect(status.key).toBe('scene.over');
  expect(things.filter(({ tone }) => tone === 'goal').map(({ id }) => id)).toEqual([
    'cell:35',
    'cell:36',
    'cell:37',
    'cell:38',
  ]);
});

test('a column is all of its cells, and each of them means the column', () => {
  const named: Named = { kind: 'drop', seat: seat(1), field: 'column', value: 3, fixed: {} };
  const things = connectFour.things(OPEN, named, seat(1));
  expect(things).toEqual(['cell:3', 'cell:10', 'cell:17', 'cell:24', 'cell:31', 'cell:38']);
  for (const thing of things)
    expect(connectFour.meant(OPEN, seat(1), thing)).toEqual([{ kind: 'drop', seat: 1, column: 3 }]);
  expect(connectFour.meant(OPEN, seat(1), 'hand:1')).toEqual([]);
});

test('events show the disc and the line', () => {
  const dropped = { kind: 'dropped', seat: seat(1), column: 3, row: 4 } as const;
  expect(connectFour.cue(dropped, OPEN, null)).toEqual({ things: ['cell:31'], to: 'board' });
  const won = { kind: 'won', seat: seat(0), line: [35, 36, 37, 38] } as const;
  expect(connectFour.cue(won, WON, null)?.things).toEqual(['cell:35', 'cell:36', 'cell:37', 'cell:38']);
});
