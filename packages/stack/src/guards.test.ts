// Limits that only runaway content reaches: where exactly they lie, and what going over one leaves behind.
import { createKernel } from '@turnwise/kernel';
import type { Kernel } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { USUAL_GUARDS } from './index.ts';
import type { Guards } from './index.ts';
import { answering, doing, refused, sent } from './testing/play.ts';
import { draw, looping, nested } from './testing/runaway.ts';
import { A, toyGame, toyState } from './testing/toy.ts';
import type { ToyOptions } from './testing/toy.ts';
import { mayDiscard, toyProgram } from './testing/toy-programs.ts';
import type { Task, Toy } from './testing/toy-types.ts';

const guarded = (guards: Partial<Guards>, more: ToyOptions = {}): Kernel<Toy> =>
  createKernel<Toy>(toyGame({ guards, ...more }).rules, { development: true });

const PROGRAM: Task = { do: 'program', program: 0, seat: A };

describe('a guard', () => {
  const cases: readonly (readonly [keyof Guards, number, Task, Task, ToyOptions, ToyOptions])[] = [
    ['depth', 5, nested(5), nested(6), {}, {}],
    // Each part is looked at once and the whole once more for each part and at its end.
    ['steps', 5, { do: 'all', tasks: [draw, draw] }, { do: 'all', tasks: [draw, draw, draw] }, {}, {}],
    ['iterations', 5, PROGRAM, PROGRAM, looping(5), looping(6)],
  ];

  test.each(cases)('of %s lets %i pass and no more', (guard, limit, within, beyond, fits, runsAway) => {
    const start = toyState(1);
    expect(sent(guarded({ [guard]: limit }, fits), start, doing(within)).state.next).toBeGreaterThan(start.next);
    const refusal = refused(guarded({ [guard]: limit }, runsAway), start, doing(beyond));
    expect(refusal).toMatchObject({ kind: 'aborted', code: 'guardExceeded', by: 'stack', params: { guard, limit } });
  });

  test.each<readonly [string, Task, ToyOptions, keyof Guards, readonly unknown[]]>([
    ['that digs', { do: 'dig' }, {}, 'depth', Array.from({ length: 100 }, () => 'task')],
    ['that spins', { do: 'all', tasks: [{ do: 'spin' }] }, {}, 'steps', ['task', 'task']],
    ['that loops', PROGRAM, looping(Number.MAX_SAFE_INTEGER), 'iterations', ['program']],
    [
      'that goes nowhere',
      PROGRAM,
      { programs: [toyProgram((asm) => asm.jump(asm.here()))] },
      'iterations',
      ['program'],
    ],
  ])('catches content %s, and gives the chain', (_, task, options, guard, chain) => {
    const start = toyState(1);
    const limit = USUAL_GUARDS[guard];
    const refusal = refused(guarded({}, options), start, doing({ do: 'instead', tasks: [task] }));
    expect(refusal.params).toEqual({ guard, limit, chain });
  });

  test('names effects in the chain as the game describes them', () => {
    const kernel = guarded(
      { depth: 3 },
      { describe: (effect) => (effect.kind === 'task' ? { task: effect.task.do } : effect.program) },
    );
    expect(refused(kernel, toyState(1), doing({ do: 'all', tasks: [{ do: 'dig' }] })).params['chain']).toEqual([
      { task: 'all' },
      { task: 'dig' },
      { task: 'dig' },
    ]);
  });

  test('goes by the name that its author knows', () => {
    const kernel = guarded({ depth: 3 }, { guardNames: { depth: 'nesting' } });
    const exceeded = (task: Task): unknown => refused(kernel, toyState(1), doing({ do: 'all', tasks: [task] })).params;
    expect(exceeded({ do: 'dig' })).toMatchObject({ guard: 'nesting', limit: 3 });
    expect(exceeded({ do: 'spin' })).toMatchObject({ guard: 'steps' });
  });

  test('leaves the state before the action, whatever had been done by then, and tells what had', () => {
    const start = toyState(1);
    const hash = createKernel<Toy>(toyGame().rules).hash(start);
    const kernel = guarded({});
    const refusal = refused(kernel, start, doing({ do: 'all', tasks: [draw, { do: 'dig' }] }));
    expect(kernel.hash(start)).toBe(hash);
    expect(refusal.debug?.changes).toContainEqual(
      expect.objectContaining({ diff: { kind: 'draw', seat: A, cause: 2 } }),
    );
  });

  test('after an answer leaves the question open', () => {
    const kernel = guarded({});
    const paused = sent(kernel, toyState(1), doing({ do: 'may', seat: A, task: { do: 'dig' } })).state;
    expect(refused(kernel, paused, answering(paused, true)).code).toBe('guardExceeded');
    expect(sent(kernel, paused, answering(paused, false)).state.stack.choices).toEqual([]);
  });

  test('in fast mode stops before the first diff, or says that the state is void', () => {
    const kernel = guarded({});
    const own = kernel.clone(toyState(1));
    expect(kernel.step(own, doing({ do: 'dig' }))).toMatchObject({ kind: 'aborted', code: 'guardExceeded' });
    expect(own).toEqual(toyState(1));
    expect(kernel.step(own, doing({ do: 'all', tasks: [draw, { do: 'dig' }] }))).toMatchObject({
      code: 'fastStateVoid',
    });
  });
});

test('rounds are counted over pauses, steps within one dispatch', () => {
  const program = toyProgram((asm) => {
    const taken = asm.register('taken');
    asm.loop(
      () => mayDiscard(asm, taken),
      () => true,
    );
  });
  const play = (guards: Partial<Guards>, rounds: number): unknown => {
    const kernel = guarded(guards, { programs: [program] });
    let { state } = sent(kernel, toyState(9), doing(PROGRAM));
    for (let i = 0; i < rounds; i++) ({ state } = sent(kernel, state, answering(state, [])));
    return refused(kernel, state, answering(state, [])).params['guard'];
  };
  expect(play({ iterations: 4 }, 4)).toBe('iterations');
  // Five suffice for each answer: the effect, the question, the test, the way back, and the question again.
  expect(() => play({ steps: 5 }, 20)).toThrow('expected a refusal, got committed');
  expect(play({ steps: 4 }, 0)).toBe('steps');
});
