/**
 * Programs: sequences of instructions with control flow, run by an effect that is just a place and some registers.
 * An author writes them as data; they are compiled once, when the game is loaded, into a flat list of functions, and the
 * state holds the place in that list.
 */
import { DONE, MORE, WAIT } from '../run.ts';
import type { Progress, Run } from '../run.ts';
import type { EffectBase, StackTypes } from '../effect.ts';

/** The part of an effect that a program runs on. Registers hold lists of integers, which are replaced and never changed. */
export interface ProgramFrame extends EffectBase {
  at: number;
  /** Backward jumps so far, for the guard. If there is no limit on them, the rules may use it to count. */
  rounds: number;
  readonly registers: (readonly number[])[];
}

/** Does its work and returns the next place, or one of the two below. */
export type Instruction<T extends StackTypes, F extends ProgramFrame> = (frame: F, run: Run<T>) => number;

/** The instruction has asked, and runs again with the answer. */
export const ASKED = -1;
/** The instruction has pushed an effect, and the program continues after that effect. */
export const PUSHED = -2;

export function runProgram<T extends StackTypes, F extends ProgramFrame>(
  code: readonly Instruction<T, F>[],
  frame: F,
  run: Run<T>,
): Progress {
  let { at } = frame;
  while (at < code.length) {
    run.tick();
    const next = (code[at] as Instruction<T, F>)(frame, run);
    if (run.stopped) return DONE;
    run.forgetAnswers();
    if (next < 0) {
      frame.at = next === ASKED ? at : at + 1;
      return next === ASKED ? WAIT : MORE;
    }
    if (next <= at && run.iterations !== Infinity && ++frame.rounds > run.iterations)
      throw run.exceeded('iterations', run.iterations);
    at = next;
  }
  return DONE;
}
