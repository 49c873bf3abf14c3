// `npm run soak`: the large counts, over every registered game. Prints counts, seeds and times, and ends with
// `soak: N passed, N failed`; the exit status is 1 when something failed.
//
//   npm run soak -- [GAME …]   the jobs of these games alone
//   npm run soak -- [PART …]   laws, dispatches, malformed, hostile, pairs, perft, tests, gestures, balance, bots or server alone; bots, which take
//                              hours, and server, which kills servers and stores, are left out unless they are named
//   --only PART                the same; may be repeated
//   --job TEXT                 the jobs alone whose names have this text, such as `hard against greedy`
//   --games N                  random games for the laws (default 1,000; for Innovation 5,000 at each table, for Unseen and
//                              Encounter 2,000, spread over what ships with them, for duel, whist and mancala 3,000);
//                              games of each row of the strength table (default 100); kills of servers
//   --seed N                   the first seed (default 1)
//   --sample                   a part of it for a machine that has a quarter of an hour, always the same (`soak/sample.ts`)
//   --minutes N                begins no piece after so many; what was left out is told
//   --report FILE              writes what is printed into this file as well
//   --keep FILE                keeps what each piece found in this file, and does not run again what is in it while the sources that the piece reaches stay the same (`soak/reached.ts`)
//
// A violation is seen again with the game's name, `--only laws --games 1 --seed SEED`. Every piece of a job is a process of
// its own, as many at once as there are cores, the longest first; a line on stderr says when one has ended.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Job, Piece } from './soak/job.ts';
import { noLedger, openLedger } from './soak/ledger.ts';
import { reachedSources } from './soak/reached.ts';
import { readRequest, WrongWords } from './soak/request.ts';
import type { SoakRequest } from './soak/request.ts';
import { sampleOf, shareOf } from './soak/sample.ts';

/** Room for what is soon forgotten: a tenth less time goes to the collector than with what Node gives. */
const ROOM = '--max-semi-space-size=64';

const { counts, every, asked, ...request } = readWords();

const lines: string[] = [];
/** What was said of the jobs that failed. */
const failures: string[] = [];
if (request.piece === undefined) await soak();
else await work(request.piece);

function readWords(): SoakRequest {
  try {
    return readRequest(process.argv.slice(2));
  } catch (thrown) {
    if (!(thrown instanceof WrongWords)) throw thrown;
    console.error(`soak: ${thrown.message}`);
    process.exit(2);
  }
}

/** Starts the pieces of all jobs, and tells of each job as its last piece ends. */
async function soak(): Promise<void> {
  const begun = Date.now();
  const wanted = request.sample ? sampleOf(asked) : asked;
  const running = wanted.map((job) => ({ job, begun: 0, found: new Map<string, unknown>(), broken: [] as string[] }));
  const waiting = running
    .flatMap((one) => one.job.pieces.map((piece, at) => ({ one, piece, first: at === 0 })))
    // The first of each job are in time in any case.
    .sort((a, b) => Number(b.first) - Number(a.first) || b.piece.weight - a.piece.weight);
  const lanes = Math.min(availableParallelism(), waiting.length);
  tell(
    `soak: ${wanted.length} jobs in ${waiting.length} pieces, ${lanes} processes at once, seeds from ${counts.seed}`,
  );
  const ledger =
    request.keep === undefined
      ? noLedger
      : openLedger(request.keep, reachedSources(join(import.meta.dirname, '..')), counts);
  let failed = 0;
  let untried = 0;
  let again = 0;
  const end = begun + request.minutes * 60_000;
  const lane = async (): Promise<void> => {
    while (Date.now() < end) {
      const next = waiting.shift();
      if (next === undefined) return;
      const { one, piece } = next;
      if (one.begun === 0) one.begun = Date.now();
      const kept = ledger.found(one.job, piece.name);
      const found = kept === undefined ? await started(piece) : { value: kept.value, broken: false };
      one.found.set(piece.name, found.value);
      if (found.broken) one.broken.push(piece.name);
      else if (kept === undefined) ledger.keep(one.job, piece.name, found.value);
      if (kept !== undefined) again++;
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
  if (again > 0) tell(`soak: ${again} of them ran before, on the same sources`);
  // Logs are read from the end: what failed stands there again.
  for (const text of failures) tell(`\n${text}`);
  const left = untried === 0 ? '' : `, ${untried} not begun`;
  tell(`soak: ${wanted.length - failed - untried} passed, ${failed} failed${left} (${seconds(Date.now() - begun)})`);
  if (request.report !== undefined) writeFileSync(request.report, `${lines.join('\n')}\n`);
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
  const said = `== ${job.name}: ${passed ? 'passed' : 'FAILED'} (${seconds(Date.now() - begun)})\n${text.trimEnd()}`;
  tell(`\n${said}`);
  if (!passed) failures.push(said);
  return passed;
}

/** Runs one piece in a process with the same request, and gives what it found. */
async function started({ name }: Piece): Promise<{ readonly value: unknown; readonly broken: boolean }> {
  const begun = Date.now();
  const games = counts.games === undefined ? [] : ['--games', String(counts.games)];
  const child = spawn(
    process.execPath,
    [...process.execArgv, ROOM, import.meta.filename, '--piece', name, ...games, '--seed', String(counts.seed)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (more: string) => void (text += more));
  const status = await new Promise<number | null>((resolve) => void child.on('close', resolve));
  console.error(`soak: ${name} (${seconds(Date.now() - begun)})`);
  return status === 0 ? { value: JSON.parse(text), broken: false } : { value: undefined, broken: true };
}

async function work(name: string): Promise<void> {
  const piece = every.flatMap(({ pieces }) => pieces).find((one) => one.name === name);
  process.stdout.write(JSON.stringify(await piece?.run()));
}

function tell(line: string): void {
  lines.push(line);
  console.log(line);
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
