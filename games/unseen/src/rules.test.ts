// The document's invariants as properties of random play on random levels under random rules, against a world of T copies.
import { seat } from '@turnwise/game';
import { eventsOf, History } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTIONS } from './actions.ts';
import { unseen } from './index.ts';
import type { UnseenInput, UnseenState } from './index.ts';
import { PRESETS } from './rules-of-level.ts';
import { PHASES } from './types.ts';
import type { Point, UnseenEvent } from './types.ts';

const SEED = 4;
const RUNS = 100;
const PLAYER = seat(0);
const [WIDTH, HEIGHT, DEPTH] = [4, 3, 7];

const at = fc.tuple(fc.nat(WIDTH - 1), fc.nat(HEIGHT - 1));
/** Mostly the past, where there is something to break. */
const to = fc.tuple(
  fc.nat(WIDTH - 1),
  fc.nat(HEIGHT - 1),
  fc.oneof({ weight: 3, arbitrary: fc.nat(2) }, fc.nat(DEPTH - 1)),
);
const span = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  fc.tuple(fc.nat(DEPTH - 1), fc.nat(DEPTH - 1)).map(([a, b]) => ({ from: Math.min(a, b), until: Math.max(a, b) })),
);
const placed = (kind: string) => fc.tuple(at, span).map(([cell, slices]) => ({ kind, at: cell, ...slices }));
const rift = fc
  .tuple(at, to, fc.boolean())
  .map(([cell, target, bidirectional]) => ({ kind: 'rift', at: cell, to: target, bidirectional }));
const enemy = fc
  .tuple(fc.array(at, { minLength: 1, maxLength: 4 }), fc.boolean(), fc.integer({ min: 1, max: 3 }))
  .map(([path, loops, lightSpeed]) => ({ kind: 'enemy', path, loops, lightSpeed }));
const walker = at.map((cell) => ({
  components: ['Pushable', 'BlocksMovement', 'Patrol'],
  path: [cell, [cell[0], (cell[1] + 1) % HEIGHT]],
  loops: true,
}));
const things = fc.array(
  fc.oneof(
    placed('wall'),
    { weight: 4, arbitrary: placed('box') },
    { weight: 3, arbitrary: placed('pullableBox') },
    { weight: 5, arbitrary: rift },
    placed('exit'),
    placed('screen'),
    enemy,
    { weight: 2, arbitrary: walker },
  ),
  { minLength: 3, maxLength: 9, size: 'max' },
);
const rules = fc.record(
  {
    paradox: fc.constantFrom('anchors', 'off'),
    allowUndo: fc.boolean(),
    riftTarget: fc.constantFrom('unchecked', 'mustBeFree'),
    laterCollision: fc.constantFrom('warn', 'skip', 'refuse'),
    earlierMove: fc.constantFrom('overwrite', 'refuse'),
    pastSelfBlocks: fc.boolean(),
    patrolEnd: fc.constantFrom('stop', 'pingPong'),
    enemiesBlock: fc.boolean(),
    priority: fc.shuffledSubarray(['paradox', 'detected', 'won'], { minLength: 3 }),
    maxPushChain: fc.integer({ min: 0, max: 4 }),
    detection: fc.record(
      {
        model: fc.constantFrom('off', 'discreteDelay', 'lightCone'),
        delay: fc.nat(3),
        radius: fc.nat(2),
        selves: fc.constantFrom('newest', 'all'),
        scope: fc.constantFrom('explored', 'currentSlice'),
      },
      { requiredKeys: ['radius'] },
    ),
  },
  { requiredKeys: ['detection'] },
);
/** Boxes in the middle row and a way back into the past from every cell of it. */
const knots = fc
  .array(to, { minLength: WIDTH, maxLength: WIDTH })
  .map((targets) => [
    ...targets.map((target, x) => ({ kind: 'rift', at: [x, 1], to: target })),
    { kind: 'pullableBox', at: [1, 1] },
    { kind: 'box', at: [2, 1], from: 1 },
  ]);
const positions = fc
  .record({
    preset: fc.constantFrom(...Object.keys(PRESETS)),
    rules,
    start: at,
    things: fc.oneof<fc.MaybeWeightedArbitrary<Json>[]>({ weight: 2, arbitrary: things }, knots),
  })
  .map(({ start, ...rest }) => ({ size: [WIDTH, HEIGHT, DEPTH], start: [...start, 0], ...rest }));

/** Each number takes one of what is offered, with a liking for more than steps, or of all there is, or a restart. */
const choices = fc.array(fc.nat(999), { minLength: 10, maxLength: 40, size: 'max' });

function startAt(position: Json): UnseenState {
  const context = unseen.prepare({ seed: 1 });
  if (!context.ok) throw new Error(JSON.stringify(context.error));
  const parsed = unseen.notation.position.parse(position, { ...context.value, names: ['player'] });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

function inputFor(state: UnseenState, choice: number): UnseenInput {
  if (choice % 25 === 0) return { kind: 'restart', seat: PLAYER };
  const all = choice % 6 === 1 ? [] : unseen.offers(state, PLAYER);
  const lively = all.filter(({ kind }) => kind !== 'move' && kind !== 'wait');
  const offered = choice % 3 === 0 || lively.length === 0 ? all : lively;
  const offer = offered[choice % Math.max(1, offered.length)];
  const action = offer === undefined ? ACTIONS[choice % ACTIONS.length] : { kind: offer.kind, ...offer.fixed };
  return { ...action, seat: PLAYER } as UnseenInput;
}

interface Turn {
  readonly before: UnseenState;
  readonly input: UnseenInput;
  readonly after: UnseenState;
  readonly events: readonly UnseenEvent[];
  readonly code: string | undefined;
}

const REFUSALS = [
  'gameNotActive',
  'invalidRiftTarget',
  'moveBlocked',
  'noRiftHere',
  'notPullable',
  'nothingToPull',
  'nothingToPush',
  'propagationRefused',
  'pushBlocked',
  'pushChainTooLong',
];

/** Plays on from a position, and shows every turn, refused ones too. */
function play(position: Json, picks: readonly number[], visit: (turn: Turn) => void): void {
  let state = startAt(position);
  for (const choice of picks) {
    const input = inputFor(state, choice);
    const done = unseen.kernel.dispatch(state, input);
    if (!done.ok) throw new Error(`${done.error.code}: ${done.error.message}`);
    const { outcome, state: after } = done.value;
    const events = outcome.kind === 'committed' ? eventsOf(outcome.frame) : [];
    visit({ before: state, input, after, events, code: 'code' in outcome ? outcome.code : undefined });
    state = after;
  }
}

function check(visitor: (position: Json) => (turn: Turn) => void): void {
  fc.assert(
    fc.property(positions, choices, (position, picks) => play(position, picks, visitor(position))),
    { seed: SEED, numRuns: RUNS },
  );
}

type Slice = Readonly<Record<string, readonly [number, number]>>;
const ALL_SLICES = Object.fromEntries(Array.from({ length: DEPTH }, (_, t) => [t, {}]));

/** Every slice with what is in it, as an expectation sees it. */
function slicesOf(state: UnseenState): Readonly<Record<number, Slice>> {
  const { comparable } = unseen.notation.position;
  const context = unseen.prepare({ seed: 1 });
  if (!context.ok || comparable === undefined) throw new Error('no notation');
  const whole = comparable(state, { slices: ALL_SLICES }, { ...context.value, names: ['player'] });
  return (whole as { slices: Record<number, Slice> }).slices;
}

describe('invariants', () => {
  test('turn, history and world line agree, no point comes twice, and each step is one of the allowed', () => {
    const kinds = new Set<string>();
    const phases = new Set<string>();
    check(() => ({ input, before, after, code }) => {
      const { worldLine, history, phase } = after;
      phases.add(phase);
      expect(history.length).toBe(worldLine.length - 1);
      expect(new Set(worldLine.map(String)).size).toBe(worldLine.length);
      if (code !== undefined) return;
      kinds.add(input.kind);
      if (input.kind === 'restart') {
        expect(worldLine).toEqual([after.level.start]);
        return;
      }
      expect(worldLine.slice(0, -1)).toEqual(before.worldLine);
      const { seat: _seat, ...action } = input;
      expect(history).toEqual([...before.history, action]);
      if (input.kind === 'useRift') return;
      const [x0, y0, t0] = worldLine.at(-2) as Point;
      const [x1, y1, t1] = worldLine.at(-1) as Point;
      expect(t1).toBe(t0 + 1);
      expect(Math.abs(x1 - x0) + Math.abs(y1 - y0)).toBe(input.kind === 'wait' ? 0 : 1);
    });
    // The plays are worth something: every kind of input and every end came up.
    expect([...kinds].toSorted()).toEqual(['move', 'pull', 'push', 'restart', 'useRift', 'wait']);
    expect([...phases].toSorted()).toEqual(PHASES.toSorted());
  });

  test('the player is at the end of the world line, and in the current slice alone', () => {
    check(() => ({ after }) => {
      const [x, y, now] = after.worldLine.at(-1) as Point;
      const found = Object.entries(slicesOf(after)).filter(([, slice]) => 'player' in slice);
      expect(found.map(([t, slice]) => [Number(t), slice['player']])).toEqual([[now, [x, y]]]);
    });
  });
});

describe('actions', () => {
  test('things are where a world of copies, written slice by slice, would have them', () => {
    let writes = 0;
    check((position) => {
      const first = copiesOf(startAt(position));
      let copies = structuredClone(first);
      return ({ before, input, after, events }) => {
        if (events.length > 0) copies = input.kind === 'restart' ? structuredClone(first) : copies;
        for (const event of events)
          if (event.kind === 'pushed' || event.kind === 'pulled') write(copies, first, before, event);
        writes += events.filter(({ kind }) => kind === 'propagated').length;
        expect(copiesOf(after)).toEqual(copies);
      };
    });
    expect(writes).toBeGreaterThan(100);
  });

  test('a refusal changes nothing, and what is offered is exactly what is not refused', () => {
    const codes = new Set<string>();
    check(() => ({ before, after, code }) => {
      if (code !== undefined) expect(after).toBe(before);
      const offered = unseen.offers(before, PLAYER).map(({ kind, fixed }) => JSON.stringify({ kind, ...fixed }));
      const accepted = ACTIONS.filter((action) => {
        const asked = unseen.kernel.validate(before, { ...action, seat: PLAYER });
        if (!asked.ok) throw new Error(asked.error.message);
        if (asked.value !== undefined) codes.add(asked.value.code);
        return asked.value === undefined;
      });
      expect(offered.toSorted()).toEqual(accepted.map((action) => JSON.stringify(action)).toSorted());
    });
    // The plays are worth something: every refusal came up.
    expect([...codes].toSorted()).toEqual(REFUSALS);
  });

  test('fast mode equals recorded play, refusals included', () => {
    check((position) => {
      const fast = unseen.kernel.clone(startAt(position));
      return ({ input, after, code }) => {
        const stopped = unseen.kernel.step(fast, input);
        expect(stopped?.code).toBe(code);
        expect(fast).toEqual(after);
      };
    });
  });

  test('undo takes back every turn, and redo gives it again; where it is not allowed nothing is taken back', () => {
    fc.assert(
      fc.property(positions, choices, (position, picks) => {
        const start = startAt(position);
        const history = new History(unseen.kernel, start);
        const states = [start];
        for (const choice of picks) {
          const done = history.dispatch(inputFor(history.state, choice));
          if (!done.ok) throw new Error(done.error.message);
          if (done.value.outcome.kind === 'committed') states.push(history.state);
        }
        const { allowUndo } = start.level.rules;
        for (const state of states.slice(0, -1).toReversed()) {
          expect(history.undo().ok).toBe(true);
          expect(history.state).toEqual(allowUndo ? state : states.at(-1));
        }
        for (const state of states.slice(1)) {
          expect(history.redo().ok).toBe(true);
          expect(history.state).toEqual(allowUndo ? state : states.at(-1));
        }
      }),
      { seed: SEED, numRuns: 50 },
    );
  });
});

type Copies = Record<string, readonly [number, number]>[];

/** Of each slice, where every thing is; the player left out. */
function copiesOf(state: UnseenState): Copies {
  return Object.values(slicesOf(state)).map(({ player: _player, ...rest }) => ({ ...rest }));
}

/** Propagation as RULES.md tells it, one slice after the other; a walker goes on where its patrol puts it. */
function write(
  copies: Copies,
  first: Copies,
  { level }: UnseenState,
  { things: moved, to: [, , slice] }: Pushed,
): void {
  const rest = moved.filter(({ id }) => id !== 'player');
  const together = new Set(rest.map(({ id }) => id));
  const thingOf = (id: string) => level.things.find((thing) => thing.id === id);
  const blocks = (id: string): boolean => {
    const thing = thingOf(id);
    return (
      thing !== undefined && (BLOCKERS.includes(thing.kind) || (level.rules.enemiesBlock && thing.kind === 'enemy'))
    );
  };
  for (const {
    id,
    to: [x, y],
  } of rest) {
    const walks = thingOf(id)?.kind === 'thing';
    for (let t = slice; t < DEPTH; t++) {
      const copy = copies[t] as Copies[number];
      const collides = Object.entries(copy).some(
        ([other, cell]) => !together.has(other) && blocks(other) && cell[0] === x && cell[1] === y,
      );
      const home = first[t]?.[id];
      if (walks && t > slice && home !== undefined) copy[id] = home;
      else if (collides && t > slice && level.rules.laterCollision === 'skip') delete copy[id];
      else copy[id] = [x, y];
    }
  }
}

/** `thing` is the walker. */
const BLOCKERS = ['wall', 'box', 'pullableBox', 'thing'];
type Pushed = Extract<UnseenEvent, { things: unknown }>;
