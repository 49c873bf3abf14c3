// The scene of known positions: cells, slices, past selves, sight; what a touch means; and law 11 on every level that ships.
import { formatMessage, seat } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { Named, Scene, SceneThing } from '@turnwise/game';
import { checkLaws } from '@turnwise/testkit';
import { describe, expect, test } from 'vitest';
import { level } from '../builder.ts';
import { unseen } from '../game.ts';
import { LEVELS } from '../levels.ts';
import { startLevel } from '../start.ts';
import { at, play, TABLE } from '../testing/words-of-play.ts';
import type { UnseenState } from '../types.ts';

const PLAYER = seat(0);

function sceneOf(state: UnseenState): Scene {
  const scene = unseen.scene?.(state, TABLE, PLAYER);
  if (scene === undefined) throw new Error('no scene');
  return scene;
}

function thing(state: UnseenState, id: string): SceneThing | undefined {
  return sceneOf(state).things.find((one) => one.id === id);
}

function named(state: UnseenState, kind: string, dir: string): readonly string[] {
  const value: Named = { kind, seat: PLAYER, field: 'dir', value: dir, fixed: { dir } };
  return unseen.things(state, value, PLAYER);
}

const POSITION: Json = {
  size: [6, 4, 6],
  start: [1, 1, 0],
  things: [
    { id: 'w1', kind: 'wall', at: [0, 3] },
    { id: 'w2', kind: 'wall', at: [4, 3], from: 2 },
    { id: 'b1', kind: 'pullableBox', at: [2, 1] },
    { id: 'r1', kind: 'rift', at: [3, 2], to: [5, 0, 1] },
    { id: 'x1', kind: 'exit', at: [5, 3] },
  ],
};

test('the board has every cell, with the ground as its sign', () => {
  const scene = sceneOf(at(POSITION));
  expect(scene.places[0]).toMatchObject({ id: 'board', layout: { kind: 'grid', columns: 6, rows: 4 } });
  expect(scene.things.filter(({ kind, place }) => kind === 'cell' && place === 'board')).toHaveLength(24);
  expect(thing(at(POSITION), 'cell:0:3')).toMatchObject({ at: [0, 3], signs: ['#'] });
  expect(scene.things.some(({ id }) => id === 'thing:w1')).toBe(false);
  expect(formatMessage(unseen.messages, scene.status)).toBe('A level of your own: turn 0, t 0 of 5');
});

test('every other slice is a place, and what stands there has its time', () => {
  const state = at(POSITION);
  expect(sceneOf(state).places.map(({ id }) => id)).toEqual([
    'board',
    'time',
    'slice:1',
    'slice:2',
    'slice:3',
    'slice:4',
    'slice:5',
  ]);
  expect(thing(state, 'thing:w2')).toBeUndefined();
  expect(thing(state, 'then:1:w2')).toBeUndefined();
  expect(thing(state, 'then:2:w2')).toMatchObject({ place: 'slice:2', at: [4, 3, 2], signs: ['#'] });
  expect(thing(state, 'thing:b1')).toMatchObject({ place: 'board', at: [2, 1], tone: 'useful' });
  expect(thing(state, 'thing:x1')?.tone).toBe('goal');
  const mark = thing(state, 'thing:r1')?.marks?.[0];
  expect(mark && formatMessage(unseen.messages, mark)).toBe('leads to (5, 0) at t 1');
});

test('a push is written into later slices, and the one who was stays behind', () => {
  const { state } = play(at(POSITION), 'push east');
  expect(thing(state, 'thing:b1')?.at).toEqual([3, 1]);
  expect(thing(state, 'then:0:b1')?.at).toEqual([2, 1, 0]);
  expect(thing(state, 'then:5:b1')?.at).toEqual([3, 1, 5]);
  expect(thing(state, 'player')).toMatchObject({ place: 'board', at: [2, 1], tone: 'own' });
  expect(thing(state, 'self:0')).toMatchObject({ place: 'slice:0', at: [1, 1, 0], tone: 'past', signs: ['a'] });
});

test('watched ground, where eyes look, and the line along which somebody saw', () => {
  const guarded = at({
    size: [6, 3, 6],
    start: [0, 0, 0],
    rules: { detection: { delay: 1, radius: 3 } },
    things: [{ id: 'e1', kind: 'enemy', at: [4, 1], facing: 'west', fov: 90 }],
  });
  expect(thing(guarded, 'cell:2:1')?.tone).toBe('watched');
  expect(thing(guarded, 'cell:5:1')?.tone).toBeUndefined();
  expect(thing(guarded, 'cell:0:0:1')?.tone).toBe('past');
  expect(thing(guarded, 'thing:e1')).toMatchObject({ tone: 'danger', signs: ['<'] });
  const { state, events } = play(guarded, 'move south', 'move east', 'wait');
  expect(state.phase).toBe('detected');
  expect(thing(state, 'cell:2:1')?.tone).toBe('danger');
  const seen = events.find(({ kind }) => kind === 'seen');
  expect(seen && unseen.cue(seen, state, PLAYER)).toEqual({ things: ['self:2'], source: 'thing:e1', tone: 'danger' });
});

test('a step is the cell it leads to, a push what is pushed, a pull what comes along', () => {
  const state = at(POSITION);
  expect(named(state, 'move', 'south')).toEqual(['cell:1:2', 'cell:1:2:1']);
  expect(named(state, 'push', 'east')).toEqual(['cell:2:1', 'thing:b1', 'cell:2:1:1']);
  expect(named(state, 'pull', 'west')).toEqual(['cell:0:1', 'cell:0:1:1', 'thing:b1']);
  expect(unseen.meant(state, PLAYER, 'thing:b1')).toEqual([
    { kind: 'push', seat: 0, dir: 'east' },
    { kind: 'pull', seat: 0, dir: 'west' },
  ]);
  expect(unseen.meant(state, PLAYER, 'cell:1:0')).toEqual([{ kind: 'move', seat: 0, dir: 'north' }]);
  expect(unseen.meant(state, PLAYER, 'player').map(({ kind }) => kind)).toEqual(['wait', 'useRift']);
  expect(unseen.meant(state, PLAYER, 'cell:4:0')).toEqual([]);
});

describe('every level that ships', () => {
  test.each(Object.keys(LEVELS))('%s can be drawn and touched, with its par', (id) => {
    const report = checkLaws(unseen, { games: 2, seed: 3, options: { level: id }, laws: [11] });
    expect(report.laws.flatMap(({ violations }) => violations)).toEqual([]);
    const start = unseen.setup({ seed: 1, options: { level: id } });
    if (!start.ok) throw new Error('no setup');
    expect(sceneOf(start.value).places[0]?.stats?.[1]?.value).toBe((LEVELS[id] as { par: number }).par);
    expect(JSON.stringify(sceneOf(start.value)).length).toBeLessThan(200_000);
  });
});

test('of a huge level the surroundings are listed, and the whole world line', () => {
  const { state } = play(startLevel(level(1000, 1000, 1000).start(500, 500).build()), 'move east', 'wait');
  const scene = sceneOf(state);
  expect(scene.things.length).toBeLessThan(3000);
  expect(scene.things.filter(({ kind }) => kind === 'piece').map(({ id }) => id)).toEqual([
    'self:0',
    'self:1',
    'player',
  ]);
  const ids = new Set(scene.things.map(({ id }) => id));
  expect(named(state, 'move', 'north').filter((id) => !ids.has(id))).toEqual([]);
});
