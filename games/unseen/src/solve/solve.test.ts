// The solver against plain breadth-first search through the kernel, which merges nothing and prunes nothing. `npm run soak`
// looks at many more levels, by these: UNSEEN_SOLVER_LEVELS=5000 UNSEEN_SOLVER_SEED=9 npx vitest run games/unseen/src/solve
import { seat } from '@turnwise/game';
import { createKernel } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACTIONS } from '../actions.ts';
import { readLevel } from '../notation/read-level.ts';
import { rules } from '../rules.ts';
import { startLevel } from '../start.ts';
import { DIRECTIONS } from '../types.ts';
import type { Action, Level, UnseenState } from '../types.ts';
import { solve } from './solve.ts';

const kernel = createKernel(rules);

function levelFrom(document: Readonly<Record<string, unknown>>): Level {
  const issues: Issue[] = [];
  const level = readLevel(document, issues);
  if (level === undefined) throw new Error(JSON.stringify(issues));
  return level;
}

/** The fewest actions, 'none' if there is no way; or how many actions surely do not win, if it is too much to look at. */
function plainSearch(from: UnseenState, budget: number): { fewest: number | 'none' } | { moreThan: number } {
  let layer: UnseenState[] = [from];
  let states = 0;
  for (let turn = from.history.length + 1; layer.length > 0; turn++) {
    const next: UnseenState[] = [];
    for (const state of layer)
      for (const action of ACTIONS) {
        if (++states > budget) return { moreThan: turn - 1 };
        const after = kernel.clone(state);
        if (kernel.step(after, { ...action, seat: seat(0) }) !== undefined) continue;
        if (after.phase === 'won') return { fewest: turn };
        if (after.phase === 'playing') next.push(after);
      }
    layer = next;
  }
  return { fewest: 'none' };
}

function phaseAfter(level: Level, actions: readonly Action[]): string {
  const state = kernel.clone(startLevel(level));
  const { done } = kernel.stepMany(
    state,
    actions.map((action) => ({ ...action, seat: seat(0) })),
  );
  return done === actions.length ? state.phase : `refused at ${done}`;
}

interface Size {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

const between = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });

/** Boards so small that a plain search sees all of them, with everything a level can have on them. */
const small = fc
  .record({ width: between(2, 5), height: between(1, 2), depth: between(3, 7) })
  .chain((size) => documents(size, 0));
/** Corridors with always a box, a rift and an enemy, where a way that goes back in time meets itself. */
const corridor = fc
  .record({ width: between(3, 5), height: fc.constant(1), depth: between(4, 7) })
  .chain((size) => documents(size, 1));

function documents({ width, height, depth }: Size, minLength: number): fc.Arbitrary<Record<string, unknown>> {
  const x = fc.nat(width - 1);
  const y = fc.nat(height - 1);
  const t = fc.nat(depth - 1);
  const cell = fc.tuple(x, y);
  const early = fc.nat(Math.min(2, depth - 1));
  const point = fc.tuple(x, y, fc.oneof(early, early, t));
  const span = fc.option(
    fc.tuple(t, t).map(([a, b]) => ({ from: Math.min(a, b), until: Math.max(a, b) })),
    { nil: {}, freq: 2 },
  );
  const anyOf = <V>(...values: readonly V[]): fc.Arbitrary<V> => fc.constantFrom(...values);
  const box = fc.record({
    at: cell,
    what: anyOf<unknown>(
      { kind: 'box' },
      { kind: 'box' },
      { kind: 'pullableBox' },
      { kind: 'pullableBox' },
      { components: ['Pushable', 'Pullable', 'BlocksVision', 'BlocksMovement'] },
      { components: ['Pushable', 'Exit'] },
      { components: ['Pullable'] },
    ),
    span,
  });
  const rift = fc.record({
    at: cell,
    to: point,
    bidirectional: fc.boolean(),
    span,
    components: anyOf(['Rift'], ['Rift'], ['Rift'], ['Rift', 'Pushable']),
  });
  const enemy = fc.record({
    path: fc.array(cell, { minLength: 1, maxLength: 3 }),
    loops: fc.boolean(),
    lightSpeed: fc.nat(2),
    facing: anyOf(null, ...DIRECTIONS),
    fov: anyOf(null, 90, 180, 270),
    span,
    more: anyOf<string[]>([], [], [], ['Pushable'], ['Pushable', 'BlocksMovement']),
  });
  const wall = fc.record({ at: cell, kind: anyOf('wall', 'screen'), span });
  const own = fc.record(
    {
      paradox: anyOf('anchors', 'strict', 'strict', 'off'),
      riftTarget: anyOf('unchecked', 'mustBeFree'),
      laterCollision: anyOf('warn', 'skip', 'refuse'),
      earlierMove: anyOf('overwrite', 'refuse'),
      pastSelfBlocks: fc.boolean(),
      patrolEnd: anyOf('stop', 'pingPong'),
      enemiesBlock: fc.boolean(),
      maxPushChain: fc.integer({ min: 1, max: 3 }),
      priority: fc.shuffledSubarray(['paradox', 'detected', 'won'], { minLength: 2 }),
      detection: fc.record(
        {
          model: anyOf('off', 'discreteDelay', 'lightCone'),
          delay: fc.nat(3),
          radius: fc.nat(3),
          selves: anyOf('newest', 'all'),
          scope: anyOf('explored', 'currentSlice'),
        },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: [] },
  );
  return fc
    .record({
      start: fc.tuple(anyOf(0, 0, 1), y, anyOf(0, 0, 0, 1)),
      preset: anyOf('classic', 'strict'),
      rules: own,
      exit: fc.record({
        at: fc.tuple(anyOf(width - 1, width - 1, 0), y),
        span: fc.option(
          t.map((from) => ({ from })),
          { nil: {} },
        ),
      }),
      boxes: fc.array(box, { minLength, maxLength: 2 }),
      rifts: fc.array(rift, { minLength, maxLength: 2 }),
      enemies: fc.array(enemy, { minLength, maxLength: 1 }),
      walls: fc.array(wall, { maxLength: 2 }),
    })
    .map(({ start, preset, rules: chosen, exit, boxes, rifts, enemies, walls }) => ({
      size: [width, height, depth],
      start,
      preset,
      rules: chosen,
      things: [
        { kind: 'exit', at: exit.at, ...exit.span },
        ...boxes.map(({ at, what, span: during }) => ({ at, ...(what as object), ...during })),
        ...rifts.map(({ span: during, ...one }) => ({ ...one, ...during })),
        ...enemies.map(({ span: during, more, ...one }) => ({
          ...one,
          components: ['Patrol', 'VisionCone', ...more],
          ...during,
        })),
        ...walls.map(({ span: during, ...one }) => ({ ...one, ...during })),
      ],
    }));
}

const SEED = Number(process.env['UNSEEN_SOLVER_SEED'] ?? 41);
const LEVELS = Number(process.env['UNSEEN_SOLVER_LEVELS'] ?? 300);
const HOUR = 3_600_000;

test.each([
  { name: 'small boards', documents: small },
  { name: 'corridors', documents: corridor },
])('it says what a plain search says, and its actions win: $name', { timeout: HOUR }, ({ documents: given }) => {
  const runs = { seed: SEED, numRuns: LEVELS };
  const seen = { solved: 0, unsolvable: 0, gaveUp: 0, exact: 0, pushes: 0, rifts: 0, bounds: 0 };
  fc.assert(
    fc.property(given, (document) => {
      const level = levelFrom(document);
      const answer = solve(level, { maxNodes: 5_000 });
      seen[answer.kind]++;
      if (answer.kind === 'gaveUp') return;
      const actions = answer.kind === 'solved' ? answer.actions : [];
      if (answer.kind === 'solved') expect(phaseAfter(level, actions)).toBe('won');
      if (actions.some(({ kind }) => kind === 'push' || kind === 'pull')) seen.pushes++;
      if (actions.some(({ kind }) => kind === 'useRift')) seen.rifts++;
      const fewest = answer.kind === 'solved' ? actions.length : 'none';
      const early = solve(level, { maxNodes: 4 });
      if (early.kind === 'gaveUp' && fewest !== 'none') {
        seen.bounds++;
        expect(early.atLeast).toBeLessThanOrEqual(fewest);
      }
      const plain = plainSearch(kernel.clone(startLevel(level)), 2_000);
      if ('fewest' in plain) {
        seen.exact++;
        expect(fewest).toBe(plain.fewest);
      } else if (fewest !== 'none') expect(fewest).toBeGreaterThan(plain.moreThan);
    }),
    runs,
  );
  // The levels must be worth it: few are left open, and boxes and rifts are needed now and then.
  expect(seen.gaveUp).toBeLessThan(runs.numRuns / 50);
  expect(seen.exact).toBeGreaterThan(runs.numRuns * 0.8);
  expect(Math.min(seen.solved, seen.unsolvable)).toBeGreaterThan(runs.numRuns / 5);
  expect(Math.min(seen.pushes, seen.rifts, seen.bounds)).toBeGreaterThan(5);
});

/** The state after some actions drawn by these numbers, of those that are taken and do not end it. */
function playedOn(level: Level, numbers: readonly number[]): UnseenState {
  let state = kernel.clone(startLevel(level));
  for (const number of numbers) {
    const next = ACTIONS.map((action) => {
      const after = kernel.clone(state);
      return kernel.step(after, { ...action, seat: seat(0) }) === undefined ? after : undefined;
    }).filter((after) => after?.phase === 'playing');
    state = next[number % Math.max(1, next.length)] ?? state;
  }
  return state;
}

test.each([
  { name: 'small boards', documents: small },
  { name: 'corridors', documents: corridor },
])('from the middle of an attempt too: $name', { timeout: HOUR }, ({ documents: made }) => {
  const seen = { solved: 0, unsolvable: 0, gaveUp: 0, exact: 0, longer: 0 };
  fc.assert(
    fc.property(made, fc.array(fc.nat(1000), { minLength: 1, maxLength: 4 }), (document, numbers) => {
      const level = levelFrom(document);
      const from = playedOn(level, numbers);
      const answer = solve(level, { maxNodes: 5_000, given: from.history });
      seen[answer.kind]++;
      if (answer.kind === 'gaveUp') return;
      const actions = answer.kind === 'solved' ? answer.actions : [];
      expect(actions.slice(0, from.history.length)).toEqual(answer.kind === 'solved' ? from.history : []);
      if (answer.kind === 'solved') expect(phaseAfter(level, actions)).toBe('won');
      const best = solve(level, { maxNodes: 5_000 });
      if (best.kind === 'solved' && best.actions.length < actions.length) seen.longer++;
      const plain = plainSearch(from, 2_000);
      if (!('fewest' in plain)) return;
      seen.exact++;
      expect(answer.kind === 'solved' ? actions.length : 'none').toBe(plain.fewest);
    }),
    { seed: SEED, numRuns: LEVELS },
  );
  expect(seen.exact).toBeGreaterThan(LEVELS * 0.8);
  expect(Math.min(seen.solved, seen.unsolvable, 5 * seen.longer)).toBeGreaterThan(LEVELS / 20);
});

/** Example 8 of scenarios/examples.yaml with an exit where the box stands in the past: the short way there breaks an anchor. */
const pushIntoThePast = {
  size: [8, 8, 8],
  start: [1, 1, 0],
  things: [
    { id: 'b1', kind: 'box', at: [3, 1] },
    { id: 'r1', kind: 'rift', at: [3, 1], to: [3, 2, 0] },
    { id: 'exit', kind: 'exit', at: [3, 1], from: 1, until: 1 },
  ],
};

test.each([
  { name: 'a paradox is gone round', document: pushIntoThePast, fewest: 6 },
  {
    name: 'with no paradox the short way is taken',
    document: { ...pushIntoThePast, rules: { paradox: 'off' } },
    fewest: 4,
  },
  {
    name: 'a later move forbids an earlier one',
    document: { ...pushIntoThePast, preset: 'strict' },
    fewest: undefined,
  },
])('$name', ({ document, fewest }) => {
  const answer = solve(levelFrom(document));
  expect(answer.kind).toBe(fewest === undefined ? 'unsolvable' : 'solved');
  expect(answer.kind === 'solved' ? answer.actions.length : undefined).toBe(fewest);
});

test('it gives up when it may look at no more, and says what is proved by then', () => {
  const found = { kind: 'gaveUp', nodes: 3, atLeast: 4, limit: 'nodes' };
  expect(solve(levelFrom(pushIntoThePast), { maxNodes: 3 })).toEqual(found);
});

test('it gives up when it would take more memory than it may', () => {
  const strict = levelFrom({ ...pushIntoThePast, preset: 'strict' });
  const { nodes } = solve(strict);
  const poor = solve(strict, { maxBytes: 500_000 });
  expect(poor).toMatchObject({ kind: 'gaveUp', limit: 'memory' });
  expect(poor.nodes).toBeGreaterThan(0);
  expect(poor.nodes).toBeLessThan(nodes);
});

test('it does not begin with a level that is too large for its memory', () => {
  const things = [{ kind: 'exit', at: [1023, 1023] }];
  const huge = levelFrom({ size: [1024, 1024, 1024], start: [0, 0, 0], things });
  expect(solve(huge)).toEqual({ kind: 'gaveUp', nodes: 0, atLeast: 0, limit: 'memory' });
});
