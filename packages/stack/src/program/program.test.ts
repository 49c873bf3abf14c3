// How an effect runs a program: the place that is kept, what an instruction may answer, and for whom an answer is.
import { createKernel } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { ASKED } from '../index.ts';
import { played, answering, doing, failed, lines, sent } from '../testing/play.ts';
import { A, B, toyGame, toyState } from '../testing/toy.ts';
import { draws, mayDiscard, pushes, toyProgram } from '../testing/toy-programs.ts';
import type { ToyAssembler } from '../testing/toy-programs.ts';
import { question } from '../testing/toy-step.ts';
import type { Task, Toy, ToyProgramEffect } from '../testing/toy-types.ts';

const PROGRAM: Task = { do: 'program', program: 0, seat: A };

function kernelOf(...programs: readonly ((asm: ToyAssembler) => void)[]) {
  return createKernel<Toy>(toyGame({ programs: programs.map(toyProgram) }).rules, { development: true });
}

const me = (frame: ToyProgramEffect): typeof A => frame.seat;

describe('a program', () => {
  test('of nothing is done', () => {
    const kernel = kernelOf(() => {});
    expect(kernel.dispatch(toyState(1), doing(PROGRAM))).toMatchObject({ value: { outcome: { kind: 'noChange' } } });
  });

  test('pauses as a number, a place and registers of integers', () => {
    const kernel = kernelOf((asm) => {
      const taken = asm.register('taken');
      asm.register('never used');
      draws(asm, me);
      mayDiscard(asm, taken);
      mayDiscard(asm, taken);
    });
    const first = sent(kernel, toyState(1), doing(PROGRAM)).state;
    const frame = { kind: 'program', id: 1, cause: 0, program: 0, seat: A, rounds: 0 };
    expect(first.stack.effects).toEqual([{ ...frame, at: 1, registers: [[], []] }]);
    const second = sent(kernel, first, answering(first, [2])).state;
    expect(second.stack.effects).toEqual([{ ...frame, at: 2, registers: [[], []] }]);
    expect(first.stack.effects).toEqual([{ ...frame, at: 1, registers: [[], []] }]);
    expect(sent(kernel, second, answering(second, [])).state.hands).toEqual([[1]]);
  });

  test('keeps registers over a pause, each run its own', () => {
    const kernel = kernelOf((asm) => {
      const taken = asm.register('taken');
      mayDiscard(asm, taken);
      pushes(asm, () => ({ do: 'may', seat: B, task: { do: 'draw', seat: B, count: 1 } }));
      asm.step((frame, run) => {
        for (const _ of frame.registers[taken] ?? []) run.take({ kind: 'draw', seat: frame.seat, cause: frame.id });
      });
    });
    const twice: Task = { do: 'all', tasks: [PROGRAM, { ...PROGRAM, seat: B }] };
    const { events } = played(kernel, toyState(1, 1), twice, [1], true, [], false);
    expect(lines(events).filter((line) => !line.includes('asked') && !line.includes('answered'))).toEqual([
      '0 moved 1 to pot',
      '1 drew 3',
      '0 drew 4',
    ]);
  });

  test('goes on after what it pushed is done, questions of that included', () => {
    const kernel = kernelOf((asm) => {
      pushes(asm, () => ({ do: 'give', seat: A }));
      draws(asm, me);
    });
    const { events } = played(kernel, toyState(1, 0, 0), PROGRAM, B);
    expect(lines(events).slice(-2)).toEqual(['0 moved 1 to 1', '0 drew 2']);
  });

  test('has an answer for the instruction that asked, and not for the next or for what was pushed', () => {
    const kernel = kernelOf((asm) => {
      // Neither takes its answer away.
      for (let i = 0; i < 2; i++)
        asm.step((frame, run) => {
          if (run.given !== undefined) return undefined;
          run.ask(question(run, 'yesNo', frame.seat, `question ${i}`, [true, false]));
          return ASKED;
        });
      pushes(asm, () => ({ do: 'may', seat: A, task: { do: 'draw', seat: A, count: 1 } }));
    });
    const { events } = played(kernel, toyState(0), PROGRAM, true, true, false);
    expect(lines(events).filter((line) => line.includes('asked'))).toEqual([
      'yesNo1 asked 0 for question 0',
      'yesNo2 asked 0 for question 1',
      'yesNo3 asked 0 for may',
    ]);
  });

  test('ends at once when the run is stopped', () => {
    const kernel = kernelOf((asm) => {
      asm.step((frame, run) => {
        run.take({ kind: 'end', cause: frame.id });
        run.stop();
      });
      draws(asm, me);
    });
    const { state } = sent(
      kernel,
      toyState(0),
      doing({ do: 'all', tasks: [PROGRAM, { do: 'draw', seat: A, count: 1 }] }),
    );
    expect(state).toMatchObject({ over: true, hands: [[]] });
  });

  test('may leave from the middle by a place behind its end', () => {
    const kernel = kernelOf((asm) => {
      draws(asm, me);
      asm.step(() => Number.MAX_SAFE_INTEGER);
      draws(asm, me);
    });
    expect(sent(kernel, toyState(0), doing(PROGRAM)).state.hands).toEqual([[1]]);
  });

  test('with a label that was never placed is a fault in the program', () => {
    const kernel = kernelOf((asm) => asm.jump(asm.label()));
    expect(failed(kernel, toyState(0), doing(PROGRAM)).message).toMatch(/must have asked/);
  });
});
