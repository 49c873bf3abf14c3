/** The toy game of the stack's own tests: tasks that lie in each other, that go on, and programs that jump back. */
import { createKernel } from '@turnwise/kernel';
import { doing } from '../../../packages/stack/src/testing/play.ts';
import { draw, looping, nested } from '../../../packages/stack/src/testing/runaway.ts';
import { A, toyGame, toyState } from '../../../packages/stack/src/testing/toy.ts';
import type { ToyOptions } from '../../../packages/stack/src/testing/toy.ts';
import type { Task } from '../../../packages/stack/src/testing/toy-types.ts';
import { bySize } from './probe.ts';
import type { Probe } from './probe.ts';

const NOTHING: Task = { do: 'all', tasks: [] };

function told(task: Task, options: ToyOptions = {}): string {
  const answer = createKernel(toyGame(options).rules).dispatch(toyState(1), doing(task));
  if (!answer.ok) return JSON.stringify(answer.error);
  const { outcome } = answer.value;
  return outcome.kind === 'committed' ? '' : JSON.stringify({ ...outcome, debug: undefined });
}

/** Each part is looked at once, and the whole once for each part and at its end: an odd number of steps. */
function long(steps: number): Task {
  return { do: 'all', tasks: [...Array.from({ length: Math.ceil((steps - 3) / 2) }, () => NOTHING), draw] };
}

export const STACK_PROBES: Readonly<Record<string, Probe>> = {
  depth: bySize((size) => told(nested(size))),
  steps: {
    fits: (limit) => told(long(limit - 1)) === '',
    beyond: (limit) => told(long(limit + 1)),
  },
  iterations: bySize((size) => told({ do: 'program', program: 0, seat: A }, looping(size))),
};
