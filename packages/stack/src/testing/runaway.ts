/** Tasks and programs of the toy game that run as far as they are told: for the guards of the stack. */
import { toyProgram } from './toy-programs.ts';
import { A } from './toy.ts';
import type { ToyOptions } from './toy.ts';
import type { Task } from './toy-types.ts';

export const draw: Task = { do: 'draw', seat: A, count: 1 };

/** So many effects on the stack at one time. */
export function nested(depth: number): Task {
  return depth === 1 ? draw : { do: 'all', tasks: [nested(depth - 1)] };
}

/** Goes back so many times. */
export function looping(rounds: number): ToyOptions {
  const program = toyProgram((asm) => {
    const count = asm.register('count');
    asm.loop(
      () =>
        asm.step((frame, run) => {
          frame.registers[count] = [(frame.registers[count]?.[0] ?? 0) + 1];
          run.take({ kind: 'draw', seat: frame.seat, cause: frame.id });
        }),
      (frame) => (frame.registers[count]?.[0] ?? 0) <= rounds,
    );
  });
  return { programs: [program] };
}
