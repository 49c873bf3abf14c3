/** Made levels: the same again by the same request, sound as files, as hard as asked for, and in need of what they say. */
import { isRecord } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { has } from '../has.ts';
import { readLevelFile } from '../level-file.ts';
import { playThrough } from '../play-through.ts';
import { solve } from '../solve/solve.ts';
import { leastActions } from '../testing/least-actions.ts';
import type { Level, Thing } from '../types.ts';
import { makeLevel } from './make-level.ts';
import type { MakeProgress } from './make-level.ts';
import { DIFFICULTIES } from './request.ts';
import type { MakeRequest } from './request.ts';
import { bandOf } from './score.ts';

/** Every difficulty and preset on boards of some sizes, with seeds up to a number; and one large board. */
const SAMPLE: readonly MakeRequest[] = [
  ...(
    [
      [5, 4, 8, 2],
      [9, 7, 16, 1],
      [12, 8, 20, 1],
    ] as const
  ).flatMap(([width, height, depth, seeds]) =>
    DIFFICULTIES.flatMap((difficulty) =>
      (['classic', 'strict'] as const).flatMap((preset) =>
        Array.from({ length: seeds }, (_, index) => ({ seed: index + 1, width, height, depth, difficulty, preset })),
      ),
    ),
  ),
  { seed: 1, width: 20, height: 16, depth: 40, difficulty: 'easy', preset: 'classic' },
];

const MADE = SAMPLE.map((request) => {
  const answer = makeLevel(request);
  if (!answer.ok) throw new Error(JSON.stringify({ request, issues: answer.error }));
  const read = readLevelFile(answer.value.document);
  if (!read.ok) throw new Error(JSON.stringify({ request, issues: read.error }));
  return { request, made: answer.value, file: read.value };
});

/** The fewest actions by a plain search (undefined for no way), if there is not too much to look at. */
function plainly(level: Level, without: readonly string[] = []): { readonly fewest: number | undefined } | undefined {
  try {
    return { fewest: leastActions(level, without, 300).actions?.length };
  } catch {
    return undefined;
  }
}

test('the same request gives the same document', () => {
  for (const { request, made } of MADE.filter((_, index) => index % 10 === 0))
    expect(JSON.stringify(makeLevel(request))).toBe(JSON.stringify({ ok: true, value: made }));
});

test('each seed, difficulty and preset has a level and an id of its own', () => {
  const boards = MADE.map(({ made: { document } }) => isRecord(document) && JSON.stringify(document['map']));
  expect(new Set(boards).size).toBe(MADE.length);
  expect(new Set(MADE.map(({ file }) => file.id)).size).toBe(MADE.length);
});

test('a level has the size, the preset and the difficulty that were asked for', () => {
  for (const { request, made, file } of MADE) {
    const { width, height, depth, preset } = request;
    expect(file.level).toMatchObject({ width, height, depth, preset });
    const { from, to } = bandOf(request.difficulty, request);
    expect(made.score, file.id).toBeGreaterThanOrEqual(from);
    expect(made.score, file.id).toBeLessThanOrEqual(to);
  }
});

test('bands follow one another', () => {
  for (const { request } of MADE) {
    const [easy, medium, hard] = DIFFICULTIES.map((difficulty) => bandOf(difficulty, request));
    expect(medium?.from).toBe((easy?.to ?? 0) + 1);
    expect(hard?.from).toBe((medium?.to ?? 0) + 1);
    expect(medium?.to).toBeGreaterThan(medium?.from ?? Infinity);
  }
});

test('par is the fewest actions, by the solver and by a plain search', () => {
  let plain = 0;
  for (const { file } of MADE) {
    const answer = solve(file.level);
    expect(answer.kind === 'solved' ? answer.actions.length : answer.kind, file.id).toBe(file.par);
    const found = plainly(file.level);
    if (found === undefined) continue;
    plain++;
    expect(found.fewest, file.id).toBe(file.par);
  }
  expect(plain).toBeGreaterThan(MADE.length / 2);
});

const KIND = { push: 'push', rift: 'useRift', wait: 'wait' } as const;

test.each(['push', 'rift', 'wait'] as const)('a level that needs a %s cannot be won without', (need) => {
  const those = MADE.filter(({ made }) => made.needs.includes(need));
  const answers = those.flatMap(({ file }) => {
    expect(file.solution.some(({ kind }) => kind === KIND[need])).toBe(true);
    const found = plainly(file.level, [KIND[need]]);
    return found === undefined ? [] : [{ id: file.id, ...found }];
  });
  expect(answers.filter(({ fewest }) => fewest !== undefined)).toEqual([]);
  expect(answers.length).toBeGreaterThan(1);
});

test('every level needs something', () => {
  expect(MADE.filter(({ made }) => made.needs.length === 0)).toEqual([]);
});

test('who has to wait has to because of the guards', () => {
  for (const { file } of MADE.filter(({ made: { needs } }) => needs.includes('wait'))) {
    const things = file.level.things.filter((thing) => !has(thing, 'VisionCone'));
    const unguarded = solve({ ...file.level, things });
    const actions = unguarded.kind === 'solved' ? unguarded.actions : file.solution;
    expect(actions.length, file.id).toBeLessThan(file.par);
    expect(actions.every(({ kind }) => kind !== 'wait')).toBe(true);
  }
});

test('nothing on the board is idle', () => {
  for (const { made, file } of MADE) {
    const { level, solution, par } = file;
    const isPart = ({ kind, from }: Thing): boolean => from > 0 || !['wall', 'exit'].includes(kind);
    for (const part of level.things.filter(isPart)) {
      const less = { ...level, things: level.things.filter((other) => other !== part) };
      if (playThrough(less, solution).phase !== 'won') continue;
      const answer = solve(less);
      if (answer.kind === 'solved' && answer.actions.length < par) continue;
      const isLessNeeded = made.needs.some((need) => plainly(less, [KIND[need]])?.fewest !== undefined);
      expect(isLessNeeded, `${file.id} without its ${part.id}`).toBe(true);
    }
  }
});

const GOOD: MakeRequest = { seed: 1, width: 9, height: 7, depth: 16, difficulty: 'easy', preset: 'classic' };

test.each([
  { bad: { seed: -1 }, path: 'seed', expected: /integer/ },
  { bad: { seed: 'abc' }, path: 'seed', expected: /hexadecimal/ },
  { bad: { width: 4 }, path: 'width', expected: /from 5 to 20/ },
  { bad: { height: 17 }, path: 'height', expected: /from 4 to 16/ },
  { bad: { depth: 12.5 }, path: 'depth', expected: /from 8 to 40/ },
  { bad: { difficulty: 'cruel' }, path: 'difficulty', expected: /easy, medium, hard/ },
  { bad: { preset: 'lax' }, path: 'preset', expected: /classic, strict/ },
  { bad: { paradox: 'lax' }, path: 'paradox', expected: /anchors, strict, off/ },
])('a bad $path is an issue: $bad', ({ bad, path, expected }) => {
  const answer = makeLevel({ ...GOOD, ...(bad as Partial<MakeRequest>) });
  expect(answer.ok ? [] : answer.error).toEqual([
    expect.objectContaining({ path, expected: expect.stringMatching(expected) as unknown }),
  ]);
});

test.each(['anchors', 'strict', 'off'] as const)(
  'paradox %s is that of the level, and its solution wins by it',
  (paradox) => {
    const made = makeLevel({ ...GOOD, paradox });
    const read = made.ok ? readLevelFile(made.value.document) : undefined;
    expect(read?.ok && read.value.level.rules.paradox).toBe(paradox);
    expect(read?.ok && read.value.id).toBe(`made-9x7x16-easy-classic-${paradox}-1`);
  },
);

test('all bad fields are reported at once', () => {
  const answer = makeLevel({ ...GOOD, width: 1, height: 1, depth: 1 });
  expect(answer.ok ? [] : answer.error.map(({ path }) => path)).toEqual(['width', 'height', 'depth']);
});

test('if none was found, what was tried is reported', () => {
  const answer = makeLevel({ ...GOOD, difficulty: 'hard' }, undefined, 0);
  expect(answer.ok ? [] : answer.error).toEqual([
    {
      path: '',
      code: 'noLevelFound',
      expected: 'a level of 38 points or more among 0 sketches; try another seed or size',
      found: '1',
    },
  ]);
});

test('progress tells what was tried so far', () => {
  const told: MakeProgress[] = [];
  const answer = makeLevel({ ...GOOD, difficulty: 'hard' }, (progress) => told.push(progress));
  expect(told[0]).toEqual({ tried: 0, nodes: 0 });
  expect(told.at(-1)?.tried).toBeLessThan(answer.ok ? answer.value.tried : 0);
});
