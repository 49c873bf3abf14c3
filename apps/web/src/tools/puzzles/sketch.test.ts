import type { Json } from '@turnwise/kernel';
import { checkLevel, LEVELS, readLevelDraft, solve, UNSEEN_LIMITS } from '@turnwise/unseen';
import { expect, test } from 'vitest';
import { levelOfSketch, sketchOf } from './sketch-file.ts';
import { cellOf, emptySketch, LEVEL_LIMITS, paint, resize, type Sketch, thingsIn, withThing } from './sketch.ts';

function sketch(document: Json): Sketch {
  const made = sketchOf(document);
  if (made === undefined) throw new Error('it is a level');
  return made;
}

test.each(Object.entries(LEVELS))('the level %s goes through the editor and keeps its solution', (id, document) => {
  const file = levelOfSketch(sketch(document));
  const { par, solution } = document as { par: number; solution: Json };
  const { issues, solved } = checkLevel({ ...file, par, solution });
  expect(issues).toEqual([]);
  expect(solved?.kind).toBe('solved');
  expect(file['id']).toBe(id);
  expect(levelOfSketch(sketch(file))).toEqual(file);
});

test('a new sketch can be solved', () => {
  const draft = readLevelDraft(levelOfSketch({ ...emptySketch(), name: 'New' }));
  expect(draft.ok && solve(draft.value.level).kind).toBe('solved');
});

test('a brush replaces what is in the cell', () => {
  const walled = paint(emptySketch(), 3, 3, 'wall');
  const boxed = paint(walled, 3, 3, 'box');
  expect(thingsIn(boxed, 3, 3)).toEqual([{ kind: 'box', at: [3, 3] }]);
  expect(thingsIn(paint(boxed, 3, 3, 'floor'), 3, 3)).toEqual([]);
  expect(paint(boxed, 99, 3, 'wall')).toBe(boxed);
});

test('the start moves, and is gone where something is painted over it', () => {
  const moved = paint(emptySketch(), 4, 4, 'start');
  expect(moved.start).toEqual([4, 4, 0]);
  expect(paint(moved, 4, 4, 'wall').start).toBeNull();
  expect(paint(moved, 4, 4, 'floor').start).toEqual([4, 4, 0]);
});

test('rifts and guards have names of their own', () => {
  const two = paint(paint(emptySketch(), 2, 2, 'rift'), 3, 2, 'rift');
  expect(two.things.flatMap(({ kind, id }) => (kind === 'rift' ? [id] : []))).toEqual(['rift', 'rift2']);
});

test('fields of a thing are set and taken away', () => {
  const made = paint(emptySketch(), 2, 2, 'enemy');
  const [guard] = thingsIn(made, 2, 2);
  const looking = withThing(made, guard!, { facing: 'east', fov: 90 });
  expect(thingsIn(looking, 2, 2)[0]).toMatchObject({ facing: 'east', fov: 90 });
  const [again] = thingsIn(looking, 2, 2);
  expect(thingsIn(withThing(looking, again!, { facing: undefined, fov: undefined }), 2, 2)[0]).toEqual(guard);
});

test('a smaller board loses what lies outside', () => {
  const small = resize(paint(paint(emptySketch(), 7, 5, 'floor'), 2, 2, 'rift'), [4, 4, 3]);
  expect(small.size).toEqual([4, 4, 3]);
  expect(small.things.some(({ kind }) => kind === 'exit')).toBe(false);
  expect(thingsIn(small, 2, 2)[0]?.to).toEqual([2, 2, 2]);
  expect(resize(small, [0, Number.NaN, 9999]).size).toEqual([1, 1, 60]);
});

test('what is no level is no sketch', () => {
  for (const value of [null, 3, 'x', [], {}, { size: [1, 2] }]) expect(sketchOf(value)).toBeUndefined();
});

test('a sketch has no more than the game takes', () => {
  const { side, things, pathCells } = UNSEEN_LIMITS;
  expect(LEVEL_LIMITS).toEqual({ side: side.usual, things: things.usual, pathCells: pathCells.usual });
  const large = sketch({ size: [1e5, 1e5, 5], map: Array.from({ length: 200 }, () => '#'.repeat(200)) });
  expect(large.size).toEqual([1_024, 1_024, 5]);
  expect(large.things.length).toBe(10_000);
  expect(sketch({ size: [-3, 0.4, 1e300] }).size).toEqual([1, 1, 1_024]);
});

test.each<[string, Json]>([
  ['a path of nothing', { kind: 'enemy', path: [null] }],
  ['a path without cells', { kind: 'enemy', path: [] }],
  ['a path of numbers', { kind: 'enemy', path: [1, 2] }],
  ['a path that is none', { kind: 'enemy', path: { length: 1 } }],
  ['a place that is a number', { kind: 'box', at: 5 }],
  ['a place with a half', { kind: 'box', at: [1, 1.5] }],
  ['a place with three numbers', { kind: 'box', at: [1, 1, 1] }],
  ['a goal without a slice', { kind: 'rift', at: [1, 1], to: [1, 1] }],
  ['a goal of texts', { kind: 'rift', at: [1, 1], to: ['1', '1', '1'] }],
  ['a kind that is none', { kind: { a: 1 }, at: [1, 1] }],
  ['nothing', null],
])('a thing with %s is left out', (_, thing) => {
  const box = { kind: 'box', at: [2, 2] };
  const legend = { Q: thing };
  const made = sketch({ size: [5, 5, 5], things: [thing, box], map: ['.....', '.Q...'], legend, start: [1, null, 2] });
  // What is in the legend has the place of its letter.
  expect(made.things.filter(({ kind }) => kind === 'box').at(-1)).toEqual(box);
  for (const one of made.things) for (const number of cellOf(one) ?? []) expect(Number.isInteger(number)).toBe(true);
  expect(thingsIn(made, 2, 2)).toEqual([box]);
  expect(made.start).toBeNull();
  expect(levelOfSketch(resize(made, [4, 4, 4]))).toMatchObject({ size: [4, 4, 4] });
});
