// `npm run soak`: the large counts, over every registered game. Prints counts, seeds and times, and ends with
// `soak: N passed, N failed`; the exit status is 1 when something failed.
//
//   npm run soak -- [GAME …]   the jobs of these games alone
//   --only PART                laws, dispatches, malformed, perft, tests or balance alone; may be repeated
//   --games N                  random games for the laws (default 1,000; for Innovation 5,000 at each table, for Unseen and
//                              Encounter 2,000, spread over what ships with them, for duel, whist and mancala 3,000)
//   --seed N                   the first seed (default 1)
//   --sample                   a part of it for a machine that has a quarter of an hour, always the same (`soak/sample.ts`)
//   --minutes N                begins no piece after so many; what was left out is told
//   --report FILE              writes what is printed into this file as well
//
// A violation is seen again with the game's name, `--only laws --games 1 --seed SEED`. Every piece of a job is a process of
// its own, as many at once as there are cores, the longest first; a line on stderr says when one has ended.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { jobs } from './soak/jobs.ts';
import { PARTS } from './soak/job.ts';
import type { Counts, Job, Part, Piece } from './soak/job.ts';
import { sampled, shareOf } from './soak/sample.ts';

/** Room for what is soon forgotten: a tenth less time goes to the collector than with what Node gives. */
const ROOM = '--max-semi-space-size=64';

const { values: flags, positionals: ids } = readWords();
const counts: Counts = {
  games: flags.games === undefined ? undefined : integer('games', flags.games),
  seed: integer('seed', flags.seed),
};
const parts = flags.only ?? PARTS;
for (const part of parts) if (!PARTS.includes(part as Part)) stop(`--only: one of ${PARTS.join(', ')}, not ${part}`);
const every = jobs(counts);
for (const id of ids) if (every.every(({ game }) => game !== id)) stop(`there is no game ${id}`);

const lines: string[] = [];
if (flags.piece === undefined) await soak();
else work(flags.piece);

function readWords() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        only: { type: 'string', multiple: true },
        games: { type: 'string' },
        seed: { type: 'string', default: '1' },
        report: { type: 'string' },
        minutes: { type: 'string' },
        sample: { type: 'boolean', default: false },
        /** For the processes that this one starts. */
        piece: { type: 'string' },
      },
    });
  } catch (thrown) {
    // The first sentence says what is wrong.
    return stop((thrown as Error).message.split('. ')[0] ?? '');
  }
}

/** Starts the pieces of all jobs, and tells of each job as its last piece ends. */
async function soak(): Promise<void> {
  const begun = Date.now();
  const asked = every.filter(({ part, game }) => parts.includes(part) && (ids.length === 0 || ids.includes(game)));
  const wanted = flags.sample ? asked.map(sampled) : asked;
  const running = wanted.map((job) => ({ job, begun: 0, found: new Map<string, unknown>(), broken: [] as string[] }));
  const waiting = running
    .flatMap((one) => one.job.pieces.map((piece, at) => ({ one, piece, first: at === 0 })))
    // The first of each job are in time in any case.
    .sort((a, b) => Number(b.first) - Number(a.first) || b.piece.weight - a.piece.weight);
  const lanes = Math.min(availableParallelism(), waiting.length);
  tell(
    `soak: ${wanted.length} jobs in ${waiting.length} pieces, ${lanes} processes at once, seeds from ${counts.seed}`,
  );
  let failed = 0;
  let untried = 0;
  const end = flags.minutes === undefined ? Infinity : begun + integer('minutes', flags.minutes) * 60_000;
  const lane = async (): Promise<void> => {
    while (Date.now() < end) {
      const next = waiting.shift();
      if (next === undefined) return;
      const { one, piece } = next;
      if (one.begun === 0) one.begun = Date.now();
      const found = await started(piece);
      one.found.set(piece.name, found.value);
      if (found.broken) one.broken.push(piece.name);
      if (one.found.size === one.job.pieces.length && !concluded(one.job, one)) failed++;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  for (const one of running)
    if (one.found.size < one.job.pieces.length) {
      if (one.found.size === 0) untried++;
      else if (!concluded(one.job, one)) failed++;
      tell(
        `${one.job.name}: left out for want of time: ${one.job.pieces.length - one.found.size} of ${one.job.pieces.length} pieces`,
      );
    }
  const ran = running.flatMap(({ job, found }) => job.pieces.filter(({ name }) => found.has(name)));
  const whole = every.flatMap(({ pieces }) => pieces);
  tell(
    `soak: ran ${shareOf(ran, whole)} % of the whole soak by the time it takes, ${ran.length} of ${whole.length} pieces`,
  );
  const left = untried === 0 ? '' : `, ${untried} not begun`;
  tell(`soak: ${wanted.length - failed - untried} passed, ${failed} failed${left} (${seconds(Date.now() - begun)})`);
  if (flags.report !== undefined) writeFileSync(flags.report, `${lines.join('\n')}\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}

interface Ended {
  readonly begun: number;
  readonly found: ReadonlyMap<string, unknown>;
  /** Pieces whose processes did not come to their end. */
  readonly broken: readonly string[];
}

/** Prints what became of a job; true when it passed. */
function concluded(job: Job, { begun, found, broken }: Ended): boolean {
  const { passed, text } =
    broken.length > 0
      ? { passed: false, text: broken.map((name) => `the process broke down: ${name}`).join('\n') }
      : job.conclude(job.pieces.flatMap(({ name }) => (found.has(name) ? [found.get(name)] : [])));
  tell(`\n== ${job.name}: ${passed ? 'passed' : 'FAILED'} (${seconds(Date.now() - begun)})\n${text.trimEnd()}`);
  return passed;
}

/** Runs one piece in a process with the same request, and gives what it found. */
async function started({ name }: Piece): Promise<{ readonly value: unknown; readonly broken: boolean }> {
  const begun = Date.now();
  const asked = counts.games === undefined ? [] : ['--games', String(counts.games)];
  const child = spawn(
    process.execPath,
    [...process.execArgv, ROOM, import.meta.filename, '--piece', name, ...asked, '--seed', String(counts.seed)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (more: string) => void (text += more));
  const status = await new Promise<number | null>((resolve) => void child.on('close', resolve));
  console.error(`soak: ${name} (${seconds(Date.now() - begun)})`);
  return status === 0 ? { value: JSON.parse(text), broken: false } : { value: undefined, broken: true };
}

function work(name: string): void {
  const piece = every.flatMap(({ pieces }) => pieces).find((one) => one.name === name);
  if (piece === undefined) return stop(`there is no piece ${name}`);
  process.stdout.write(JSON.stringify(piece.run()));
}

function tell(line: string): void {
  lines.push(line);
  console.log(line);
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
