// Preview and validate: they answer and keep nothing, and a careful preview shows nothing of chance and secrets.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createKernel, disallowed, fact, readStream } from './index.ts';
import type { KernelOptions, Resolver } from './index.ts';
import { errorOf, framed, valueOf } from './testing/answers.ts';
import { ARENA_INPUTS, arenaRules, arenaStart, arenaWith, onWait, WAIT } from './testing/arena.ts';
import type { Arena, ArenaInput } from './testing/arena.ts';

const MODES: readonly KernelOptions[] = [{}, { development: true }];
const hurtFirst = onWait(() => [{ kind: 'hurt', target: 0, amount: 1 }], 'first', 40);

test('a preview shows what a dispatch would do, and keeps nothing', () => {
  for (const options of MODES) {
    const kernel = createKernel(arenaRules, options);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ARENA_INPUTS), { maxLength: 20 }), (inputs) => {
        let state = arenaStart();
        for (const input of inputs) {
          const copy = structuredClone(state);
          const shown = valueOf(kernel.preview(state, input));
          expect(state).toEqual(copy);
          const done = valueOf(kernel.dispatch(state, input));
          expect(shown.uncertain).toBe(false);
          expect(shown.state).toEqual(done.state);
          if ('frame' in done.outcome && 'frame' in shown.outcome)
            expect(shown.outcome.frame).toEqual({ ...done.outcome.frame, hash: 0 });
          else expect(shown.outcome).toEqual(done.outcome);
          ({ state } = done);
        }
      }),
      { seed: 70, numRuns: 50 },
    );
  }
});

describe('a careful preview', () => {
  const careful = (
    behaviours: Parameters<typeof arenaWith>,
    input: ArenaInput,
    options: KernelOptions,
    dice?: number,
  ) =>
    valueOf(
      createKernel(arenaWith(...behaviours), options).preview(
        arenaStart(dice === undefined ? {} : { dice: [dice], loot: [dice] }),
        input,
        true,
      ),
    );

  test('stops before a draw, whatever would be drawn', () => {
    for (const options of MODES) {
      const shown = [1, 2, 3, 4, 5, 6].map((face) => careful([], { kind: 'roll', target: 0 }, options, face));
      for (const one of shown) expect(one).toMatchObject({ uncertain: true, outcome: { kind: 'noChange' } });
      expect(new Set(shown.map((one) => JSON.stringify(one.state.hp))).size).toBe(1);
    }
  });

  test('shows what is sure before the draw, and nothing of the list that draws', () => {
    const drawing = onWait((_, state) => {
      const loot = readStream(state.random, 'loot');
      const found = loot.below(7);
      // What stands before the draw in the same list may hang on it already.
      return [{ kind: 'rounds', by: found }, loot.step(), { kind: 'hurt', target: 1, amount: found }];
    });
    for (const options of MODES)
      for (const face of [1, 6]) {
        const { uncertain, outcome, state } = careful([hurtFirst, drawing], WAIT, options, face);
        expect(uncertain).toBe(true);
        expect(outcome).toMatchObject({ kind: 'committed', frame: { changes: [{ by: 'first' }], hash: 0 } });
        expect(state).toEqual({ ...arenaStart({ dice: [face], loot: [face] }), hp: [19, 20, 20, 20] });
      }
  });

  test('stops a resolver at its draw', () => {
    const resolver: Resolver<Arena> = {
      name: 'resolver',
      order: 50,
      resolve(_, work) {
        work.take({ kind: 'rounds', by: 1 });
        const loot = readStream(work.state.random, 'loot');
        const found = loot.below(7);
        work.take(loot.step());
        work.take({ kind: 'rounds', by: found });
        return undefined;
      },
    };
    for (const options of MODES)
      expect(careful([resolver], WAIT, options, 5)).toMatchObject({ uncertain: true, state: { round: 1 } });
  });

  test('stops before a reveal: neither the event nor the change is shown', () => {
    for (const options of MODES) {
      const start = arenaStart();
      expect(careful([], { kind: 'peek', zone: 0 }, options)).toEqual({
        uncertain: true,
        outcome: { kind: 'noChange' },
        state: start,
      });
      // Also where the same substates were written before it.
      const moving = onWait(() => [{ kind: 'moved', from: 0, to: 1 }], 'moving', 40);
      const showing = onWait(() => [
        { kind: 'rounds', by: 1 },
        { kind: 'shown', zone: 1 },
        { kind: 'rounds', by: 1 },
      ]);
      const { uncertain, outcome, state } = careful([moving, showing], WAIT, options);
      expect(uncertain).toBe(true);
      expect(state).toEqual({ ...start, zones: [[1, 2, 3, 4], [6, 7, 5], []], round: 1 });
      expect(outcome).toMatchObject({ frame: { changes: [{ by: 'moving' }, { by: 'onWait' }], irreversible: false } });
      expect(JSON.stringify(outcome)).not.toContain('cardShown');
    }
  });

  test('stops before a fact that reveals', () => {
    const telling = onWait(() => [fact({ kind: 'cardShown', card: 7, reveals: true })]);
    for (const options of MODES) {
      const { uncertain, outcome } = careful([hurtFirst, telling], WAIT, options);
      expect(uncertain).toBe(true);
      expect(outcome).toMatchObject({ frame: { changes: [{ by: 'first' }] } });
      expect(JSON.stringify(outcome)).not.toContain('cardShown');
    }
  });

  test('is whole and certain where there is neither chance nor secret', () => {
    for (const input of ARENA_INPUTS.filter(({ kind }) => kind !== 'roll' && kind !== 'peek')) {
      const shown = careful([], input, {});
      expect(shown).toEqual({ ...valueOf(createKernel(arenaRules).preview(arenaStart(), input)), uncertain: false });
    }
  });
});

describe('validate', () => {
  test('gives the refusal that a dispatch gives, or nothing', () => {
    const kernel = createKernel(arenaRules);
    const inputs: readonly unknown[] = [...ARENA_INPUTS, { kind: 'hit' }, { kind: 'fly' }, 5, null];
    const start = { ...arenaStart(), hp: [0, 20, 20, 20] };
    for (const input of inputs as readonly ArenaInput[]) {
      const { outcome } = valueOf(kernel.dispatch(start, input));
      expect(valueOf(kernel.validate(start, input))).toEqual('code' in outcome ? outcome : undefined);
    }
    expect(start).toEqual({ ...arenaStart(), hp: [0, 20, 20, 20] });
  });

  test('looks to the end: a late stop, and engine errors', () => {
    const late = createKernel(
      arenaWith(
        hurtFirst,
        onWait(() => disallowed('tooLate'), 'late', 60),
      ),
    );
    expect(valueOf(late.validate(arenaStart(), WAIT))).toMatchObject({ code: 'tooLate', by: 'late' });
    const broken = createKernel(arenaWith(onWait(() => [{ kind: 'fault', how: 'throw' }])));
    expect(errorOf(broken.validate(arenaStart(), WAIT))).toMatchObject({ code: 'applyThrew', by: 'onWait' });
  });

  test('builds no events', () => {
    const emits: unknown[] = [];
    const kernel = createKernel<Arena>({
      ...arenaRules,
      apply: (draft, diff, emit) => (emits.push(emit), arenaRules.apply(draft, diff, emit)),
    });
    kernel.validate(arenaStart(), { kind: 'hit', target: 0, amount: 1 });
    expect(emits).toEqual([undefined, undefined, undefined]);
    expect(framed(kernel.dispatch(arenaStart(), { kind: 'hit', target: 0, amount: 1 })).frame.changes).toHaveLength(3);
  });
});
