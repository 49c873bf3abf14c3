// The scene of a known position; what is offered there names things, and what moves is told.
import { formatMessage, seat } from '@turnwise/game';
import type { Named, Scene } from '@turnwise/game';
import { eventsOf } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { backgammon } from './game.ts';
import { at, BLACK_SEAT, inputOf, kernel, TABLE, WHITE_SEAT } from './testing/table.ts';
import type { BackgammonState } from './types.ts';

const STATE = at({
  points: { 24: { white: 1 }, 6: { white: 4 }, 5: { black: 1 }, 19: { black: 12 } },
  bar: { white: 1, black: 0 },
  off: { white: 9, black: 2 },
  dice: [4, 1],
  next: 'white',
});

function sceneOf(state: BackgammonState): Scene {
  const scene = backgammon.scene?.(backgammon.view(state, WHITE_SEAT), TABLE, WHITE_SEAT);
  if (scene === undefined) throw new Error('no scene');
  return scene;
}

function thingsIn(scene: Scene, place: string): readonly string[] {
  return scene.things.filter((thing) => thing.place === place).map(({ id }) => id);
}

function named(field: string, value: string | number): readonly string[] {
  const input: Named = { kind: 'move', seat: WHITE_SEAT, field, value, fixed: {} };
  return backgammon.things(STATE, input, WHITE_SEAT);
}

test('checkers stand on points, on the bar and in the trays', () => {
  const scene = sceneOf(STATE);
  expect(formatMessage(backgammon.messages, scene.status)).toBe('white to play 4, 1');
  expect(scene.places.filter(({ id }) => id.startsWith('point:'))).toHaveLength(24);
  expect(thingsIn(scene, 'point:6')).toEqual([
    'spot:6',
    'checker:0:6:0',
    'checker:0:6:1',
    'checker:0:6:2',
    'checker:0:6:3',
  ]);
  expect(thingsIn(scene, 'point:7')).toEqual(['spot:7']);
  expect(thingsIn(scene, 'bar:0')).toEqual(['checker:0:bar:0']);
  expect(thingsIn(scene, 'bar:1')).toEqual([]);
  expect(thingsIn(scene, 'off:1')).toEqual(['spot:off:1', 'checker:1:off:0', 'checker:1:off:1']);
  expect(scene.things.filter(({ kind }) => kind === 'piece')).toHaveLength(30);
  expect(scene.places.find(({ id }) => id === 'off:0')?.stats).toMatchObject([{ value: 73 }, { value: 9 }]);
  const held = scene.things.find(({ id }) => id === 'spot:19')?.name;
  expect(held && formatMessage(backgammon.messages, held)).toBe('point 19, 12 of black');
});

test('from, to and die name what can be touched', () => {
  expect(named('from', 'bar')).toEqual(['checker:0:bar:0']);
  expect(named('to', 5)).toEqual(['spot:5', 'checker:1:5:0']);
  expect(named('to', 'off')).toHaveLength(10);
  expect(named('die', 4)).toEqual(['die:4:0']);
  const double = at({ points: { 6: { white: 15 }, 19: { black: 15 } }, dice: [3, 3], next: 'white' });
  expect(thingsIn(sceneOf(double), 'dice')).toEqual(['die:3:0', 'die:3:1', 'die:3:2', 'die:3:3']);
});

test('a touch means a move from there with each die, and the rules say why not', () => {
  const meant = backgammon.meant(STATE, WHITE_SEAT, 'checker:0:6:2');
  expect(meant).toEqual([
    { kind: 'move', seat: 0, from: 6, to: 2, die: 4 },
    { kind: 'move', seat: 0, from: 6, to: 5, die: 1 },
  ]);
  const codes = meant.map((input) => backgammon.explain(STATE, WHITE_SEAT, input).refusal?.code);
  expect(codes).toEqual(['mustEnterFirst', 'mustEnterFirst']);
  const roll = at({ next: 'black' });
  const [input] = backgammon.meant(roll, BLACK_SEAT, 'spot:1');
  expect(input && backgammon.explain(roll, BLACK_SEAT, input).refusal?.code).toBe('mustRoll');
});

test('a move and a hit are cues of the checkers as they stand after it', () => {
  const state = at({
    points: { 6: { white: 15 }, 5: { black: 1 }, 19: { black: 14 } },
    dice: [4, 1],
    next: 'white',
  });
  const made = kernel.dispatch(state, inputOf(state, '6/5 1'));
  if (!made.ok || made.value.outcome.kind !== 'committed') throw new Error('refused');
  const after = made.value.state;
  const cues = eventsOf(made.value.outcome.frame).map((event) => backgammon.cue(event, after, null));
  expect(cues).toEqual([
    { things: ['checker:0:5:0'], from: 'point:6', to: 'point:5', source: 'die:1:0' },
    { things: ['checker:1:bar:0'], from: 'point:5', to: 'bar:1', tone: 'danger' },
  ]);
  const ids = new Set(sceneOf(after).things.map(({ id }) => id));
  for (const thing of cues.flatMap((one) => one?.things ?? [])) expect(ids).toContain(thing);
  const rolled = { kind: 'rolled', seat: seat(0), dice: [2, 2] } as const;
  expect(backgammon.cue(rolled, after, null)?.things).toHaveLength(4);
});
