/** `turnwise simulate GAME`: many games of bots or of players who draw, and who won how often. */
import type { Seed } from '@turnwise/kernel';
import { formatIssue } from '@turnwise/kernel';
import type { Command } from 'commander';
import { integerFrom, readSeed } from '../arguments.ts';
import { checkBots, readBots } from '../bots-flag.ts';
import { gameOf } from '../content-flags.ts';
import { say, sayJson } from '../context.ts';
import type { Context } from '../context.ts';
import { examples } from '../examples.ts';
import { EXIT, Trouble } from '../exit.ts';
import { count, thousands } from '../figures.ts';
import { addTableFlags, tableOf } from '../match-flags.ts';
import type { TableFlags } from '../match-flags.ts';
import { createProgressBar } from '../progress-bar.ts';
import { saveMatch } from '../saved-match.ts';
import { setupIssue } from '../setup-issue.ts';
import type { SimulationReport } from '@turnwise/simulate';
import { checkFiles, recorder, wantsStudy, writeReports } from '../simulate/report-files.ts';
import type { ReportFlags } from '../simulate/report-files.ts';
import { reportLines, stoppedLine } from '../simulate/report-lines.ts';
import { WORKER, workQueue } from '../simulate/queue-worker.ts';
import { gameAgain, simulate } from '../simulate/simulation.ts';
import type { SimulationRequest } from '../simulate/simulation.ts';

interface SimulateFlags extends TableFlags, ReportFlags {
  readonly games: number;
  readonly seed: Seed;
  readonly bots?: readonly string[];
  readonly workers?: number;
  readonly queue?: string;
  readonly worker?: true;
  readonly keep?: string;
  readonly json?: true;
}

export function registerSimulate(program: Command, context: Context): void {
  const command = program
    .command('simulate')
    .description('play many games fast, at random or with bots, and show the results by seat')
    .argument('[game]', 'id of the game; leave it out with --ruleset')
    .option('--games <n>', 'how many games', integerFrom(1, 1_000_000_000), 1000)
    .option('--seed <seed>', 'an integer or 32 hexadecimal digits; the same seed gives the same results', readSeed, 1)
    .option(
      '--bots <names>',
      'who plays, seat by seat: random, greedy, search:easy and so on; one name is for all seats (default: inputs are drawn, and less is counted)',
      readBots,
    );
  addTableFlags(command)
    .option(
      '--workers <n>',
      'how many threads play; the results do not depend on it (default: one, or one per core if it takes long)',
      integerFrom(1, 256),
    )
    .option(
      '--queue <url>',
      'let workers on any machine play it, through this PostgreSQL (postgres://...); the results are the same',
    )
    .option('--worker', 'with --queue: play what others have put there, until Ctrl-C')
    .option('--report <file>', 'write one page for designers, with plots and tables (HTML)')
    .option('--csv <file>', 'write the tables of the report as CSV, a line for each cell')
    .option('--jsonl <file>', 'write the tables of the report as JSON lines, a line for each row')
    .option(
      '--record <file>',
      'write every decision of a bot as a line of JSON: what its seat saw, the offers, the input, the result',
    )
    .option('--keep <file>', 'save the first game that reached no result as a match, for `turnwise replay`')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      examples(
        ['turnwise simulate tic-tac-toe', '1,000 games with seed 1'],
        ['turnwise simulate connect-four --games 100000 --seed 7', 'more games'],
        ['turnwise simulate encounter --level crypt', 'who wins, with the average rounds and deaths'],
        ['turnwise simulate --ruleset own.ruleset.yaml --games 200', 'a game of your own, as data'],
        ['turnwise simulate --ruleset own.ruleset.yaml --keep stuck.json', 'keep one that did not end'],
        ['turnwise simulate duel --bots greedy --games 100 --report duel.html', 'a report for its designer'],
        ['turnwise simulate backgammon --bots greedy,random --games 20 --record moves.jsonl', 'data to learn from'],
        ['turnwise simulate --worker --queue postgres://host/games', 'play what is in the queue there'],
        ['turnwise simulate backgammon --games 500 --json | jq .seats', 'for a program'],
      ),
    )
    .action(async (id: string | undefined, flags: SimulateFlags) => await run(context, id, flags));
}

async function run(context: Context, id: string | undefined, flags: SimulateFlags): Promise<void> {
  const { io } = context;
  if (flags.worker === true) return await work(context, id, flags.queue);
  const any = gameOf(context, id, flags);
  const { games, seed } = flags;
  const table = await tableOf(context, any, flags);
  const game = any.worded?.(table.options) ?? any;
  const bots = flags.bots ?? (wantsStudy(flags) ? ['random'] : undefined);
  checkBots(game, bots ?? []);
  checkFiles(io, flags);
  const record = flags.record === undefined ? {} : { record: true };
  const request = { game, games, seed, ...table, ...(bots && { bots }), ...record };
  const bar = createProgressBar(io, games, 'games');
  const begun = io.now();
  let stopped = false;
  const letGo = io.onInterrupt(() => (stopped = true));
  const report = await simulate(io, request, {
    workers: flags.workers,
    queue: flags.queue,
    onGames: (done) => bar.update(done),
    isStopped: () => stopped,
    onCounted: recorder(io, flags.record),
  }).finally(letGo);
  const seconds = (io.now() - begun) / 1000;
  bar.clear();
  if (!report.ok) {
    const broken = report.error.some(({ path }) => path.startsWith('game ') || path.startsWith(WORKER));
    throw new Trouble(
      report.error.map((one) => setupIssue(game, one)),
      broken ? EXIT.failed : EXIT.wrong,
    );
  }
  if (report.value.games < games) {
    io.err(`${stoppedLine(report.value, games)}\n`);
    context.status = EXIT.interrupted;
    return;
  }
  writeReports(io, flags, report.value, game);
  const kept = keep(context, request, report.value, flags.keep);
  const gamesPerSecond = seconds > 0 ? speedOf(games / seconds) : null;
  if (flags.json === true) return sayJson(context, { ...report.value, speed: { seconds, gamesPerSecond } });
  for (const line of reportLines(context, game, report.value)) say(context, line);
  if (kept !== undefined) say(context, kept);
  if (gamesPerSecond !== null)
    say(context, `${gamesPerSecond < 10 ? gamesPerSecond : thousands(gamesPerSecond)} games a second`);
}

/** Slow games are told with two decimals. */
function speedOf(gamesPerSecond: number): number {
  return gamesPerSecond < 10 ? Math.round(gamesPerSecond * 100) / 100 : Math.round(gamesPerSecond);
}

/** Plays for others. Ctrl-C is how it ends. */
async function work(context: Context, id: string | undefined, queue: string | undefined): Promise<void> {
  const { io } = context;
  if (queue === undefined || id !== undefined)
    throw new Trouble('--worker: expected --queue and no game: what is played is in the queue');
  let stopped = false;
  const letGo = io.onInterrupt(() => (stopped = true));
  const ranges = await workQueue(io, context.registry, queue, () => stopped).finally(letGo);
  say(context, `${count(ranges, 'range')} played`);
}

/** The first game that reached no result, in a file. What is said of it. */
function keep(
  context: Context,
  request: SimulationRequest,
  { stops }: SimulationReport,
  file: string | undefined,
): string | undefined {
  const [stop] = stops;
  if (stop === undefined) return undefined;
  if (file === undefined)
    return context.colours.dim(`--keep FILE saves game ${stop.first} for \`turnwise replay FILE\``);
  const match = gameAgain(request, stop.first);
  if (!match.ok) throw new Trouble(match.error.map(formatIssue));
  saveMatch(context, match.value, file);
  return `game ${stop.first} is saved: view it with \`turnwise replay ${file}\``;
}
