// The hash on a frame: a chain over the diffs from the start on, that finds the first frame which does something else.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frameHash, startHash } from './frame-hash.ts';
import { createKernel, diffsOf, History, replay } from './index.ts';
import type { Change, Frame } from './index.ts';
import { framed, valueOf } from './testing/answers.ts';
import { ARENA_INPUTS, arenaRules, arenaStart, arenaWith, onWait, WAIT } from './testing/arena.ts';
import type { Arena } from './testing/arena.ts';

const SEED = 53;
const kernel = createKernel(arenaRules);
const plays = fc.array(fc.constantFrom(...ARENA_INPUTS), { minLength: 1, maxLength: 30 });

function changes(...diffs: readonly object[]): readonly Change<Arena>[] {
  return diffs.map((diff) => ({ by: 'anybody', diff: diff as Arena['Diff'], events: [] }));
}

// Saved matches carry them: if one of these changes, they no longer verify.
test.each<[string, () => number, number]>([
  ['no diff', () => frameHash(1, []), 488_802_680],
  ['a diff', () => frameHash(1, changes({ kind: 'mark', seat: 0, cell: 4 })), 547_899_460],
  [
    'two',
    () => frameHash(7, changes({ kind: 'a', list: [1, [2, 'x']], deep: { on: true } }, { kind: 'b', no: null })),
    1_510_851_744,
  ],
  [
    'large numbers',
    () => frameHash(2 ** 31 - 1, changes({ kind: 'a', large: 2 ** 40, less: -(2 ** 40) })),
    1_859_031_616,
  ],
  ['a start', () => startHash({ board: [0, 1, 2], tiles: Int16Array.of(-1, 300) }), 1_392_158_763],
])('the hash of %s', (_, hash, pinned) => {
  expect(hash()).toBe(pinned);
});

test('diffs that are alike and not the same hash apart', () => {
  const alike: readonly (readonly object[])[] = [
    [],
    [{}],
    [{ a: 0 }],
    [{ a: 1 }],
    [{ a: -1 }],
    [{ a: 2 ** 32 }],
    [{ a: 2 ** 32 + 1 }],
    [{ a: null }],
    [{ a: true }],
    [{ a: false }],
    [{ a: '' }],
    [{ a: '0' }],
    [{ a: 'ab' }],
    [{ a: 'ba' }],
    [{ a: 'a\0' }],
    [{ a: 'a' }],
    [{ a: [] }],
    [{ a: {} }],
    [{ a: [0] }],
    [{ a: [0, 0] }],
    [{ a: [[0], 0] }],
    [{ a: [0, [0]] }],
    [{ a: [[]] }],
    [{ b: 0 }],
    [{ ab: 0 }],
    [{ a: 0, b: 1 }],
    [{ a: 1, b: 0 }],
    [{ a: 0 }, { b: 1 }],
    [{ b: 1 }, { a: 0 }],
    [{ a: 0 }, { a: 0 }],
  ];
  expect(new Set(alike.map((diffs) => frameHash(1, changes(...diffs)))).size).toBe(alike.length);
  expect(frameHash(2, changes({ a: 0 }))).not.toBe(frameHash(1, changes({ a: 0 })));
});

test('the order of fields and fields that are undefined do not count, nor do events', () => {
  const one = changes({ kind: 'a', b: 1, c: { d: 2, e: -0 } });
  const other = changes({ c: { f: undefined, e: 0, d: 2 }, b: 1, kind: 'a' });
  expect(frameHash(1, other)).toBe(frameHash(1, one));
  expect(frameHash(1, [...one, { by: 'facts', events: [] }])).toBe(frameHash(1, one));
});

test('small diffs share a hash as seldom as 31 bits allow', () => {
  const hashes = new Set<number>();
  for (let i = 0; i < 100_000; i++)
    hashes.add(frameHash(1, changes({ kind: 'mark', seat: i % 10, cell: Math.floor(i / 10) })));
  // Of numbers at random some two pairs would be alike.
  expect(hashes.size).toBeGreaterThan(99_990);
  expect([...hashes].every((hash) => Number.isSafeInteger(hash) && hash > 0 && hash < 2 ** 31)).toBe(true);
});

test('along any play, taken back or not, a frame has the hash of all diffs from the start on', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...ARENA_INPUTS) }, fc.constantFrom('undo', 'redo'))),
      (play) => {
        const history = new History(kernel, arenaStart());
        for (const move of play) {
          if (move === 'undo') history.undo();
          else if (move === 'redo') history.redo();
          else if (typeof move !== 'string') valueOf(history.dispatch(move));
          expect(history.hash).toBe(history.log.at(-1)?.hash ?? 0);
        }
        const hashes = history.log.map((frame) => frame.hash);
        expect(hashes).toEqual(chained(history.log));
      },
    ),
    { seed: SEED, numRuns: 100 },
  );
});

function chained(log: readonly Frame<Arena>[]): number[] {
  let hash = startHash(arenaStart());
  return log.map((frame) => (hash = frameHash(hash, changes(...diffsOf(frame)))));
}

test('a history that goes on from a saved one has the hashes of the whole', () => {
  fc.assert(
    fc.property(plays, fc.nat(30), (inputs, cut) => {
      const whole = new History(kernel, arenaStart());
      for (const input of inputs) whole.dispatch(input);
      const first = new History(kernel, arenaStart());
      for (const input of inputs.slice(0, cut)) first.dispatch(input);
      const rest = new History(kernel, first.state, { before: first.length, hash: first.hash });
      for (const input of inputs.slice(cut)) rest.dispatch(input);
      expect(rest.hash).toBe(whole.hash);
    }),
    { seed: SEED, numRuns: 60 },
  );
});

test('the first frame that does something else is found, and what shows in no diff is found by the state', () => {
  const rounds = (by: number): ReturnType<typeof createKernel<Arena>> =>
    createKernel(arenaWith(onWait(() => [{ kind: 'rounds', by }])));
  const inputs = [ARENA_INPUTS[0]!, WAIT, WAIT];
  const played = replay(rounds(1), arenaStart(), inputs);
  const hashes = played.frames.map((frame) => frame.hash);
  expect(replay(rounds(2), arenaStart(), inputs, hashes).departure).toMatchObject({ at: 2, how: { kind: 'hash' } });

  const broken = createKernel({
    ...arenaWith(onWait(() => [{ kind: 'rounds', by: 1 }])),
    apply(draft, diff, emit) {
      arenaRules.apply(draft, diff, emit);
      if (diff.kind === 'rounds') draft.state.round++;
    },
  });
  const again = replay(broken, arenaStart(), inputs, hashes);
  expect(again.departure).toBeUndefined();
  expect(broken.hash(again.state)).not.toBe(kernel.hash(played.state));
});

test('a circle in a diff is an engine error', () => {
  const circle: Record<string, unknown> = { kind: 'rounds', by: 1 };
  circle['circle'] = circle;
  const around = createKernel(arenaWith(onWait(() => [circle as unknown as Arena['Diff']])));
  expect(around.dispatch(arenaStart(), WAIT)).toMatchObject({ ok: false, error: { code: 'stateUnwritable' } });
  expect(framed(kernel.dispatch(arenaStart(), ARENA_INPUTS[0]!)).frame.hash).toBeGreaterThan(0);
});
