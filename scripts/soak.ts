// `npm run soak`: the large counts, over every registered game. Prints counts, seeds and times, and ends with
// `soak: N passed, N failed`; the exit status is 1 when something failed.
//
//   --only laws|dispatches|malformed|perft   one part alone; may be repeated
//   --games N                                random games per game for the laws (default 1,000)
//   --seed N                                 the first seed (default 1)
//
// Every job is a process of its own, as many at once as there are cores, the longest first.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { AnyGame } from '@turnwise/game';
import { registry } from '@turnwise/registry';
import { checkLaws, countTree, dispatchMany, formatLawReport, perft, sendMalformed } from '@turnwise/testkit';

const PARTS = ['laws', 'dispatches', 'malformed', 'perft'] as const;
type Part = (typeof PARTS)[number];

/** Ten million in all, by game. */
const DISPATCHES: Readonly<Record<string, number>> = {
  'tic-tac-toe': 3_500_000,
  'connect-four': 3_500_000,
  backgammon: 3_000_000,
};
const MALFORMED = 10_000;

interface Counts {
  readonly games: number;
  readonly seed: number;
}

interface Job {
  readonly name: string;
  readonly part: Part;
  /** Rough seconds on one core, to begin with the longest. */
  readonly weight: number;
  readonly run: (counts: Counts) => Verdict;
}

interface Verdict {
  readonly passed: boolean;
  readonly text: string;
}

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    /** For the processes that this one starts. */
    job: { type: 'string' },
  },
});
const counts: Counts = { games: integer('games', flags.games), seed: integer('seed', flags.seed) };
const parts = flags.only ?? PARTS;
for (const part of parts) if (!PARTS.includes(part as Part)) stop(`--only: one of ${PARTS.join(', ')}, not ${part}`);

if (flags.job === undefined) await soak();
else work(flags.job);

/** Starts the jobs, and tells of each as it ends. */
async function soak(): Promise<void> {
  const begun = Date.now();
  const waiting = jobs()
    .filter(({ part }) => parts.includes(part))
    .sort((a, b) => b.weight - a.weight);
  const { length } = waiting;
  const lanes = Math.min(availableParallelism(), length);
  console.log(`soak: ${length} jobs in ${lanes} processes, seeds from ${counts.seed}`);
  let failed = 0;
  const lane = async (): Promise<void> => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) if (!(await started(job))) failed++;
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  console.log(`soak: ${length - failed} passed, ${failed} failed (${seconds(Date.now() - begun)})`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Runs one job in a process with the same flags; true when it passed. */
async function started(job: Job): Promise<boolean> {
  const begun = Date.now();
  const args = [...process.execArgv, import.meta.filename, '--job', job.name];
  const child = spawn(process.execPath, [...args, '--games', String(counts.games), '--seed', String(counts.seed)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (more: string) => void (text += more));
  const status = await new Promise<number | null>((resolve) => void child.on('close', resolve));
  const passed = status === 0;
  console.log(`\n== ${job.name}: ${passed ? 'passed' : 'FAILED'} (${seconds(Date.now() - begun)})\n${text.trimEnd()}`);
  return passed;
}

function work(name: string): void {
  const job = jobs().find((one) => one.name === name);
  if (job === undefined) return stop(`there is no job ${name}`);
  const { passed, text } = job.run(counts);
  console.log(text);
  process.exitCode = passed ? 0 : 1;
}

function jobs(): Job[] {
  return [
    ...registry.games.map((game): Job => {
      const weight = game.id === 'backgammon' ? 100 : 15;
      return { name: `laws ${game.id}`, part: 'laws', weight, run: (given) => laws(game, given) };
    }),
    ...Object.entries(DISPATCHES).map(([id, count]): Job => ({
      name: `dispatches ${id}`,
      part: 'dispatches',
      weight: count / 100_000,
      run: ({ seed }) => dispatches(gameOf(id), count, seed),
    })),
    ...registry.games.map((game): Job => ({
      name: `malformed ${game.id}`,
      part: 'malformed',
      weight: 2,
      run: ({ seed }) => malformed(game, seed),
    })),
    {
      name: 'perft connect-four',
      part: 'perft',
      weight: 4,
      run: () => expected(perft(gameOf('connect-four'), 8), [7, 49, 343, 2401, 16807, 117649, 823536, 5673234]),
    },
    {
      name: 'perft tic-tac-toe',
      part: 'perft',
      weight: 3,
      run: () => expected(countTree(gameOf('tic-tac-toe')), { nodes: 549_946, games: 255_168 }),
    },
  ];
}

function laws(game: AnyGame, { games, seed }: Counts): Verdict {
  const report = checkLaws(game, { games, seed });
  return { passed: report.passed, text: formatLawReport(report) };
}

function dispatches(game: AnyGame, count: number, seed: number): Verdict {
  const tally = dispatchMany(game, { dispatches: count, seed });
  const answers = Object.entries(tally.answers).map(([answer, times]) => `${answer} ${times}`);
  return {
    passed: tally.faulted === 0,
    text: [
      `${tally.dispatches} dispatches, ${tally.games} games, seeds from ${seed}, ${tally.faulted} faults`,
      answers.join(', '),
      ...tally.faults,
    ].join('\n'),
  };
}

function malformed(game: AnyGame, seed: number): Verdict {
  const tally = sendMalformed(game, { values: MALFORMED, seed });
  const codes = Object.entries(tally.codes).map(([code, times]) => `${code} ${times}`);
  return {
    passed: tally.failed === 0,
    text: [`${tally.values} values, seeds from ${seed}: ${codes.join(', ')}`, ...tally.failures].join('\n'),
  };
}

function expected(found: unknown, wanted: unknown): Verdict {
  const text = JSON.stringify(found);
  const passed = text === JSON.stringify(wanted);
  return { passed, text: passed ? text : `${text}, and not ${JSON.stringify(wanted)}` };
}

function gameOf(id: string): AnyGame {
  const game = registry.get(id);
  if (game === undefined) return stop(`${id} is not registered`);
  return game;
}

function integer(flag: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0) return stop(`--${flag}: an integer of at least 0, not ${text}`);
  return value;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function stop(why: string): never {
  console.error(`soak: ${why}`);
  process.exit(2);
}
