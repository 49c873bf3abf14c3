// The game against the plain model of its rules (`testing/plain-model.ts`), step by step on random positions. Half of these
// are small and crowded, with all kinds and rules; the other half have boxes and rifts back to where they stood, so that what
// was moved is moved again before that. For more of them:
// UNSEEN_MODEL_PLAYS=20000 UNSEEN_MODEL_SEED=9 npx vitest run games/unseen/src/model.test.ts
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACTIONS } from './actions.ts';
import { PARADOXES, PRESETS } from './rules-of-level.ts';
import type { Check } from './rules-of-level.ts';
import { compareWithModel } from './testing/compare-with-model.ts';
import type { Play, PlayStep } from './testing/compare-with-model.ts';
import type { PlainDocument, PlainThing } from './testing/plain/world.ts';
import { DIRECTIONS } from './types.ts';
import type { Cell, Component } from './types.ts';
import { REFUSALS } from './testing/refusals.ts';

const SEED = Number(process.env['UNSEEN_MODEL_SEED'] ?? 6);
const PLAYS = Number(process.env['UNSEEN_MODEL_PLAYS'] ?? 250);
const HOUR = 3_600_000;

/** What must come up, or the positions are not worth it: events, and refusals with the reason or rule inside them. */
const MUST_MEET = [
  'moved',
  'waited',
  'rifted',
  'pushed',
  'pulled',
  'propagated',
  'warned',
  'restarted',
  'seen',
  'detected',
  'won',
  'paradox thingMismatch',
  ...REFUSALS,
];

const steps: fc.Arbitrary<PlayStep> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('accepted'), pick: fc.nat(50), bold: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('any'), action: fc.constantFrom(...ACTIONS) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('restart', 'undo', 'undo', 'redo') }) },
);

const ORDERS: readonly (readonly Check[])[] = [
  ['paradox', 'detected', 'won'],
  ['paradox', 'won', 'detected'],
  ['won', 'detected', 'paradox'],
  ['detected', 'paradox', 'won'],
  ['paradox'],
  [],
];

const RULES = {
  allowUndo: fc.constantFrom(true, true, false),
  riftTarget: fc.constantFrom('unchecked', 'mustBeFree'),
  laterCollision: fc.constantFrom('warn', 'skip', 'skip', 'refuse'),
  earlierMove: fc.constantFrom('overwrite', 'refuse'),
  pastSelfBlocks: fc.boolean(),
  patrolEnd: fc.constantFrom('stop', 'pingPong'),
  enemiesBlock: fc.boolean(),
  maxPushChain: fc.integer({ min: 1, max: 4 }),
} as const;

const anyRules: fc.Arbitrary<PlainDocument['rules']> = fc.record(
  {
    ...RULES,
    paradox: fc.constantFrom('anchors', 'strict', 'off', 'off'),
    priority: fc.constantFrom(...ORDERS),
    detection: fc.record(
      {
        model: fc.constantFrom('off', 'off', 'discreteDelay', 'lightCone'),
        delay: fc.nat(3),
        radius: fc.nat(5),
        selves: fc.constantFrom('newest', 'all'),
        scope: fc.constantFrom('explored', 'currentSlice'),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);

/** Under these a play goes on for long, and ends in a paradox if at all. */
const rulesOfLoops: fc.Arbitrary<PlainDocument['rules']> = fc.record(
  {
    ...RULES,
    paradox: fc.constantFrom(...PARADOXES, 'strict', 'strict'),
    pastSelfBlocks: fc.constantFrom(false, false, true),
    detection: fc.constant({ model: 'off' as const }),
  },
  { requiredKeys: ['detection', 'paradox', 'pastSelfBlocks'] },
);

/** Not in the order in which they are counted, and some that sort by code unit alone. */
const IDS = ['m', 'b2', 'b10', 'a', 'z', 'B', 'k', 'c1', 'y', 'x', 'b1', 'd'];

/** Sets of components that no kind has: of things that stand, that may walk, that lead away. */
const STANDING: readonly (readonly Component[])[] = [
  ['Pushable'],
  ['Pushable', 'Exit', 'TimePersistent'],
  ['Pullable'],
  ['Pullable', 'BlocksMovement', 'BlocksVision'],
  ['Pushable', 'Pullable', 'BlocksMovement', 'VisionCone'],
  ['BlocksMovement'],
  ['Exit', 'BlocksVision'],
];
const WALKING: readonly (readonly Component[])[] = [
  ['Patrol'],
  ['Patrol', 'BlocksMovement'],
  ['Patrol', 'Pushable', 'BlocksMovement'],
  ['Patrol', 'Pushable', 'Pullable', 'VisionCone'],
];
const LEADING: readonly (readonly Component[])[] = [
  ['Rift', 'Pushable', 'BlocksMovement'],
  ['Rift', 'Pullable'],
  ['Rift', 'Patrol', 'Pushable'],
];

/** Without the usual leaning towards what is small: few things and few steps meet nothing. */
const plays: fc.Arbitrary<Play> = fc.noBias(
  fc.oneof(playsOf([1, 1, 1], [6, 4, 9], anyRules, crowd), playsOf([3, 2, 4], [4, 3, 7], rulesOfLoops, boxesAndRifts)),
);

test(`${PLAYS} plays, seed ${SEED}: the game does what the model does`, { timeout: HOUR }, () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(plays, (play) => {
      const compared = compareWithModel(play);
      for (const one of compared.met) met.add(one);
      expect(compared.difference).toBeUndefined();
    }),
    { seed: SEED, numRuns: PLAYS },
  );
  expect(MUST_MEET.filter((one) => !met.has(one))).toEqual([]);
});

/** Width, height and depth in time. */
type Size = readonly [number, number, number];

function playsOf(
  least: Size,
  most: Size,
  rules: fc.Arbitrary<PlainDocument['rules']>,
  thingsOn: (size: Size) => fc.Arbitrary<object>,
): fc.Arbitrary<Play> {
  const extent = (axis: 0 | 1 | 2): fc.Arbitrary<number> => fc.integer({ min: least[axis], max: most[axis] });
  return fc.tuple(extent(0), extent(1), extent(2)).chain((size) =>
    fc.record({
      document: fc.record({
        size: fc.constant(size),
        start: fc.tuple(fc.nat(size[0] - 1), fc.nat(size[1] - 1), fc.oneof(fc.constant(0), fc.nat(size[2] - 1))),
        preset: fc.constantFrom(...(Object.keys(PRESETS) as (keyof typeof PRESETS)[])),
        rules,
        things: fc
          .array(thingsOn(size), { maxLength: IDS.length, size: 'max' })
          .map((all) => all.map((one, index): PlainThing => ({ id: IDS[index] as string, ...one }))),
      }),
      steps: fc.array(steps, { maxLength: 40, size: 'max' }),
    }),
  );
}

function crowd(size: Size): fc.Arbitrary<object> {
  const [at, when, target] = [standingOn(size), spansIn(size), targetsIn(size)];
  const walk = walksOn(size);
  const eyes = fc.record(
    { lightSpeed: fc.nat(3), facing: fc.constantFrom(...DIRECTIONS), fov: fc.constantFrom(90, 180, 270, 360) },
    { requiredKeys: [] },
  );
  const made = (sets: readonly (readonly Component[])[]): fc.Arbitrary<object> =>
    fc.record({ components: fc.constantFrom(...sets) });
  return fc.oneof(
    { weight: 5, arbitrary: merged(kinds('box', 'pullableBox', 'pullableBox'), at, when) },
    { weight: 3, arbitrary: merged(kinds('wall', 'exit', 'screen', 'wall'), at, when) },
    { weight: 3, arbitrary: merged(kinds('rift'), at, target, when) },
    { weight: 2, arbitrary: merged(kinds('enemy'), fc.oneof(at, walk), eyes, when) },
    { weight: 2, arbitrary: merged(made(STANDING), at, when) },
    { weight: 1, arbitrary: merged(made(WALKING), walk, when) },
    { weight: 1, arbitrary: merged(made(LEADING), fc.oneof(at, walk), target, when) },
  );
}

function boxesAndRifts(size: Size): fc.Arbitrary<object> {
  const [at, when] = [standingOn(size), spansIn(size)];
  return fc.oneof(
    { weight: 3, arbitrary: merged(kinds('pullableBox', 'box'), at) },
    { weight: 1, arbitrary: merged(fc.constant({ components: ['Pushable', 'Pullable'] }), at) },
    { weight: 6, arbitrary: merged(kinds('rift'), riftsBackOn(size)) },
    { weight: 1, arbitrary: merged(kinds('wall'), at, when) },
  );
}

/** Into one of the first two slices, beside the rift's own cell: what stood there can be pushed away before it was moved. */
function riftsBackOn([width, height]: Size): fc.Arbitrary<object> {
  return fc
    .record({
      x: fc.nat(width - 1),
      y: fc.nat(height - 1),
      by: fc.constantFrom(-1, 1),
      alongX: fc.boolean(),
      t: fc.nat(1),
    })
    .map(({ x, y, by, alongX, t }) => ({
      at: [x, y],
      to: alongX ? [within(x + by, width), y, t] : [x, within(y + by, height), t],
    }));
}

function kinds(...among: NonNullable<PlainThing['kind']>[]): fc.Arbitrary<object> {
  return fc.record({ kind: fc.constantFrom(...among) });
}

function standingOn([width, height]: Size): fc.Arbitrary<{ readonly at: Cell }> {
  return fc.record({ at: fc.tuple(fc.nat(width - 1), fc.nat(height - 1)) });
}

function spansIn([, , depth]: Size): fc.Arbitrary<object> {
  const time = fc.nat(depth - 1);
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.record({ from: time }) },
    { weight: 1, arbitrary: fc.record({ until: time }) },
    { weight: 1, arbitrary: fc.tuple(time, time).map(([a, b]) => ({ from: Math.min(a, b), until: Math.max(a, b) })) },
  );
}

/** Now and then just out of the board or of time. */
function targetsIn([width, height, depth]: Size): fc.Arbitrary<object> {
  const beyond = (max: number): fc.Arbitrary<number> => fc.integer({ min: -1, max });
  const inside = fc.tuple(fc.nat(width - 1), fc.nat(height - 1), fc.nat(depth - 1));
  const anywhere = fc.tuple(beyond(width), beyond(height), beyond(depth));
  return fc.record({
    to: fc.oneof({ weight: 8, arbitrary: inside }, { weight: 1, arbitrary: anywhere }),
    bidirectional: fc.boolean(),
  });
}

/** Steps of at most one cell, along x or along y, that stay on the board. */
function walksOn(size: Size): fc.Arbitrary<object> {
  const [width, height] = size;
  const step = fc.tuple(fc.integer({ min: -1, max: 1 }), fc.boolean());
  const path = fc.tuple(standingOn(size), fc.array(step, { maxLength: 4 })).map(([{ at }, turns]) => {
    const cells = [at];
    for (const [by, alongX] of turns) {
      const [x, y] = cells.at(-1) as Cell;
      cells.push(alongX ? [within(x + by, width), y] : [x, within(y + by, height)]);
    }
    return cells;
  });
  return fc.record({ path, loops: fc.boolean() });
}

function within(value: number, size: number): number {
  return Math.min(Math.max(value, 0), size - 1);
}

function merged(...parts: fc.Arbitrary<object>[]): fc.Arbitrary<object> {
  return fc.tuple(...parts).map((all) => Object.assign({}, ...all) as object);
}
