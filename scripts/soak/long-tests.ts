/**
 * Random tests of one game at length. Unseen: the solver against plain search, and the game against the plain model of its rules.
 * Rulesets: both interpreters under tight guards, where everybody is asked and where numbers are divided by nothing; budgets; mistakes
 * in documents. Encounter: fights that are reloaded at every step.
 * They are the very tests of `npm test`, told by their environment to look at more, each piece with a seed of its own.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Counts, Job, Piece, Verdict } from './job.ts';

interface Test {
  readonly game: string;
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
    game: 'unseen',
    name: 'solver',
    file: 'games/unseen/src/solve/solve.test.ts',
    count: 'UNSEEN_SOLVER_LEVELS',
    seed: 'UNSEEN_SOLVER_SEED',
    many: 1500,
    pieces: 4,
    weight: 30,
  },
  {
    game: 'unseen',
    name: 'model',
    file: 'games/unseen/src/model.test.ts',
    count: 'UNSEEN_MODEL_PLAYS',
    seed: 'UNSEEN_MODEL_SEED',
    many: 2000,
    pieces: 2,
    weight: 30,
  },
  {
    game: 'ruleset',
    name: 'both interpreters',
    file: 'packages/ruleset/src/plain/compare.test.ts',
    count: 'RULESET_COMPARE_SEEDS',
    seed: 'RULESET_COMPARE_SEED',
    many: 10,
    pieces: 2,
    weight: 60,
  },
  {
    game: 'ruleset',
    name: 'divisions',
    file: 'packages/ruleset/src/run/violations.test.ts',
    count: 'RULESET_DIVISIONS',
    seed: 'RULESET_DIVISIONS_SEED',
    many: 300,
    pieces: 1,
    weight: 40,
  },
  {
    game: 'ruleset',
    name: 'budgets',
    file: 'packages/ruleset/src/run/meter.test.ts',
    count: 'RULESET_METER_SEEDS',
    seed: 'RULESET_METER_SEED',
    many: 10,
    pieces: 1,
    weight: 40,
  },
  {
    game: 'ruleset',
    name: 'mistakes',
    file: 'packages/ruleset/src/check/shape-errors.test.ts',
    count: 'RULESET_MISTAKES',
    seed: 'RULESET_MISTAKES_SEED',
    many: 600,
    pieces: 1,
    weight: 40,
  },
  {
    game: 'encounter',
    name: 'reloads',
    file: 'games/encounter/src/game.test.ts',
    count: 'ENCOUNTER_RELOADS',
    seed: 'ENCOUNTER_RELOADS_SEED',
    many: 200,
    pieces: 1,
    weight: 50,
  },
];

/** No test of one piece counts up into the next. */
const SEEDS_APART = 100;

const ROOT = join(import.meta.dirname, '..', '..');
const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');

/** A job for each game that has such tests. */
export function longTests({ seed }: Pick<Counts, 'seed'>): readonly Job[] {
  return [...new Set(TESTS.map(({ game }) => game))].map((game) => ({
    name: `tests ${game}`,
    part: 'tests',
    game,
    pieces: TESTS.filter((one) => one.game === game).flatMap((one) => piecesOf(one, seed)),
    conclude: (found) => conclude(found as readonly Ran[]),
  }));
}

function piecesOf(one: Test, seed: number): readonly Piece[] {
  return Array.from({ length: one.pieces }, (_, index): Piece => {
    const first = seed + index * SEEDS_APART;
    const name = `tests ${one.game}, ${one.name}, ${one.many} with seed ${first}`;
    return { name, weight: one.weight, run: () => ({ ...run(one, first), name }) };
  });
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
