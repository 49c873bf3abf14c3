/** The solver as a command uses it: its flag, a bar on standard error while it runs, and its answer for people and programs. */
import { formatAction } from '@turnwise/unseen';
import type { Solved, SolveOptions } from '@turnwise/unseen';
import type { Command } from 'commander';
import { integerFrom } from '../../arguments.ts';
import { count } from '../../figures.ts';
import type { Io } from '../../io.ts';
import { createProgressBar } from '../../progress-bar.ts';

const MAX_NODES = 1_000_000;

export interface SolverFlags {
  readonly maxNodes: number;
}

export function addSolverFlags(command: Command): Command {
  return command.option(
    '--max-nodes <n>',
    'how many nodes the solver may search before it gives up',
    integerFrom(1, 1_000_000_000),
    MAX_NODES,
  );
}

export interface SolverWatch {
  readonly options: SolveOptions;
  /** Takes the bar off the screen. */
  clear(): void;
}

/** The name is for who watches several levels, one after the other. */
export function watchSolver(io: Io, { maxNodes }: SolverFlags, name?: string): SolverWatch {
  const bar = createProgressBar(io, maxNodes, 'nodes');
  const suffix = name === undefined ? '' : `, ${name}`;
  return {
    options: {
      maxNodes,
      onProgress: ({ nodes, atLeast }) => bar.update(nodes, `at least ${count(atLeast, 'action')}${suffix}`),
    },
    clear: () => bar.clear(),
  };
}

/** `gave up after 1,000,000 nodes, at least 14 actions`. */
export function gaveUpText({ nodes, atLeast, limit }: Extract<Solved, { readonly kind: 'gaveUp' }>): string {
  const done = `gave up after ${count(nodes, 'node')}, at least ${count(atLeast, 'action')}`;
  return `${done} (${limit === 'nodes' ? 'raise --max-nodes to search further' : 'more would not fit into memory'})`;
}

/** For programs: the answer with its actions in words. */
export function solverJson(solved: Solved): object {
  if (solved.kind !== 'solved') return solved;
  const { kind, actions, nodes } = solved;
  return { kind, fewest: actions.length, solution: actions.map(formatAction), nodes };
}
