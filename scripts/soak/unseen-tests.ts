/**
 * The random tests of Unseen at length: the solver against plain search, and the game against the plain model of its rules.
 * They are the very tests of `npm test`, told by their environment to look at more, each piece with a seed of its own.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Counts, Job, Piece, Verdict } from './job.ts';

interface Test {
  readonly name: string;
  readonly file: string;
  /** The variables for how many, and for the seed. */
  readonly count: string;
  readonly seed: string;
  /** In one piece, and how many pieces there are. */
  readonly many: number;
  readonly pieces: number;
  readonly weight: number;
}

export const TESTS: readonly Test[] = [
  {
    name: 'solver',
    file: 'games/unseen/src/solve/solve.test.ts',
    count: 'UNSEEN_SOLVER_LEVELS',
    seed: 'UNSEEN_SOLVER_SEED',
    many: 1500,
    pieces: 4,
    weight: 30,
  },
  {
    name: 'model',
    file: 'games/unseen/src/model.test.ts',
    count: 'UNSEEN_MODEL_PLAYS',
    seed: 'UNSEEN_MODEL_SEED',
    many: 2000,
    pieces: 2,
    weight: 30,
  },
];

const ROOT = join(import.meta.dirname, '..', '..');
const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');

export function unseenTests({ seed }: Pick<Counts, 'seed'>): Job {
  return {
    name: 'tests unseen',
    part: 'tests',
    game: 'unseen',
    pieces: TESTS.flatMap((one) =>
      Array.from({ length: one.pieces }, (_, index): Piece => {
        const name = `tests unseen, ${one.name}, ${one.many} with seed ${seed + index}`;
        return { name, weight: one.weight, run: () => ({ ...run(one, seed + index), name }) };
      }),
    ),
    conclude: (found) => conclude(found as readonly Ran[]),
  };
}

interface Ran extends Verdict {
  readonly name: string;
}

function run({ file, count, seed, many }: Test, from: number): Verdict {
  const { status, stdout, stderr } = spawnSync(process.execPath, [VITEST, 'run', file], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, [count]: String(many), [seed]: String(from), NO_COLOR: '1' },
  });
  return { passed: status === 0, text: `${stdout}${stderr}` };
}

/** What a test that failed has said, and no more than a line for one that passed. */
function conclude(found: readonly Ran[]): Verdict {
  return {
    passed: found.every(({ passed }) => passed),
    text: found.map(({ name, passed, text }) => (passed ? `${name}: passed` : `${name}: FAILED\n${text}`)).join('\n'),
  };
}
