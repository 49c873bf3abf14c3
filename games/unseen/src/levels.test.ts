/** Every level that ships: the whole check passes, a plain search agrees on its par, and what it teaches is needed. */
import { isRecord } from '@turnwise/kernel';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkLevel } from './level-check.ts';
import { readLevelDraft, readLevelFile } from './level-file.ts';
import type { LevelFile } from './level-file.ts';
import { LEVELS, PROGRESSION } from './levels.ts';
import { levelOf } from './options.ts';
import { playThrough } from './play-through.ts';
import { progressionIssues } from './progression-file.ts';
import { leastActions } from './testing/least-actions.ts';
import type { Action, Level, UnseenState } from './types.ts';

function fileOf(id: string): LevelFile {
  const read = readLevelFile(LEVELS[id]);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

function without({ things, ...level }: Level, id: string): Level {
  return { ...level, things: things.filter((thing) => thing.id !== id) };
}

/** The document with one field of one thing, or of the level, changed. */
function changed(id: string, thing: string | null, fields: Readonly<Record<string, unknown>>): Level {
  const document = LEVELS[id];
  if (!isRecord(document) || !Array.isArray(document['things'])) throw new Error('no such level');
  const things = document['things'].map((one: unknown) =>
    isRecord(one) && one['id'] === thing ? { ...one, ...fields } : one,
  );
  const read = readLevelDraft({ ...document, ...(thing === null ? fields : { things }) });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.level;
}

/** What else a level hangs on: a change after which it cannot be solved. */
const HANGS_ON: readonly (readonly [string, string, string | null, Readonly<Record<string, unknown>>])[] = [
  ['goods-train', 'chains of three', null, { rules: { maxPushChain: 2 } }],
  ['before-it-closes', 'a rift into the past', 'rift', { to: [3, 2, 2] }],
  ['yesterdays-push', 'a rift into the past', 'rift', { to: [5, 3, 2] }],
  ['for-who-you-were', 'a rift into the past', 'back', { to: [8, 3, 6] }],
  ['blind-side', 'a guard that looks one way', 'guard', { facing: null, fov: null }],
  ['slow-light', 'slow light', 'guard', { lightSpeed: 3 }],
  ['walks-unseen', 'a rift into the past', 'rift', { to: [2, 5, 3] }],
  ['after-you', 'a rift into the past', 'rift', { to: [4, 5, 3] }],
];

describe('the progression', () => {
  test('lists every level file once, in order', () => {
    const files = readdirSync(new URL('./levels', import.meta.url)).filter((name) => name !== 'progression.json');
    const ids = PROGRESSION.map(({ id }) => id);
    expect(files.map((name) => name.replace('.json', ''))).toEqual(ids.toSorted());
    expect(Object.keys(LEVELS)).toEqual(ids);
    expect(ids.length).toBeGreaterThanOrEqual(12);
  });

  test('passes its check', () => {
    const document: unknown = JSON.parse(readFileSync(new URL('./levels/progression.json', import.meta.url), 'utf8'));
    expect(progressionIssues(document, Object.values(LEVELS))).toEqual([]);
  });

  test('begins with the level that is played when none is named', () => {
    expect(levelOf({}).name).toBe(fileOf(PROGRESSION[0]?.id ?? '').name);
  });
});

describe.each(PROGRESSION)('$id', ({ id, needs }) => {
  test('its solution wins, and its par is the fewest actions by the solver and by a plain search', () => {
    const { level, par, solution } = fileOf(id);
    expect(playThrough(level, solution)).toEqual({ done: par, phase: 'won', refused: undefined });
    const { issues, solved } = checkLevel(LEVELS[id]);
    expect(issues).toEqual([]);
    expect(solved?.kind === 'solved' && solved.actions.length).toBe(par);
    expect(leastActions(level).actions?.length).toBe(par);
  });

  test('is played by its id', () => {
    const { id: own, level } = fileOf(id);
    expect(own).toBe(id);
    expect(levelOf({ level: id })).toEqual(level);
  });

  test.each(needs.actions)('cannot be solved without %s', (kind) => {
    const { level, solution } = fileOf(id);
    expect(solution.some((action) => action.kind === kind)).toBe(true);
    expect(leastActions(level, [kind]).actions).toBeUndefined();
  });

  test.each(needs.things)('cannot be solved without its %s', (thing) => {
    const { level, solution } = fileOf(id);
    expect(playThrough(without(level, thing), solution).phase).not.toBe('won');
    expect(leastActions(without(level, thing)).actions).toBeUndefined();
  });
});

/** Boxes are in the way, so a level is easier without them; but its solution is none then. */
const MOVED: readonly (readonly [string, string])[] = [
  ['shove', 'box'],
  ['goods-train', 'box5'],
  ['cork', 'cork'],
  ['yesterdays-push', 'box'],
  ['for-who-you-were', 'box'],
  ['safe-landing', 'box'],
  ['walks-unseen', 'box'],
  ['after-you', 'box'],
];

test.each(MOVED)('the solution of %s fails without its %s', (id, box) => {
  const { level, solution } = fileOf(id);
  expect(playThrough(without(level, box), solution).refused).toMatch(/^nothingTo/);
});

test.each(HANGS_ON)('%s depends on %s', (id, _, thing, fields) => {
  const level = changed(id, thing, fields);
  expect(playThrough(level, fileOf(id).solution).phase).not.toBe('won');
  expect(leastActions(level).actions).toBeUndefined();
});

/** The player is in a slice before the last that they have seen. */
function isIntoThePast({ worldLine }: UnseenState, { kind }: Action): boolean {
  const now = worldLine.at(-1)?.[2] ?? 0;
  return (kind === 'push' || kind === 'pull') && worldLine.some(([, , t]) => t > now);
}

test.each(PROGRESSION.filter(({ teaches }) => / into the past/.test(teaches)))('$id needs $teaches', ({ id }) => {
  const { level } = fileOf(id);
  expect(leastActions(level, [], undefined, (state, action) => !isIntoThePast(state, action)).actions).toBeUndefined();
});

test('after-you is longer than where things may take the place of a past self, and its short way is refused', () => {
  const loose = leastActions(changed('after-you', null, { rules: { paradox: 'anchors' } })).actions ?? [];
  const { level, par } = fileOf('after-you');
  expect(loose.length).toBe(par - 2);
  expect(playThrough(level, loose)).toMatchObject({ phase: 'playing', refused: 'propagationRefused' });
});

test('safe-landing is longer under strict rules than under the classic ones', () => {
  const classic = leastActions(changed('safe-landing', null, { preset: 'classic' })).actions;
  expect(classic?.length).toBeLessThan(fileOf('safe-landing').par);
});
