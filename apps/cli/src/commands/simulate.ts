/** `turnwise simulate GAME`: many games of random players, and who won how often. */
import type { AnyGame } from '@turnwise/game';
import type { Seed } from '@turnwise/kernel';
import { formatIssue } from '@turnwise/kernel';
import type { Command } from 'commander';
import { integerFrom, readSeed } from '../arguments.ts';
import { indented, tableText } from '../columns.ts';
import { gameOf } from '../content-flags.ts';
import { say, sayJson } from '../context.ts';
import type { Context } from '../context.ts';
import { examples } from '../examples.ts';
import { EXIT, Trouble } from '../exit.ts';
import { count, percent, thousands } from '../figures.ts';
import { gameName } from '../game-name.ts';
import { addTableFlags, tableOf } from '../match-flags.ts';
import type { TableFlags } from '../match-flags.ts';
import { optionsText } from '../options-text.ts';
import { createProgressBar } from '../progress-bar.ts';
import { saveMatch } from '../saved-match.ts';
import { setupIssue } from '../setup-issue.ts';
import type { SeatTally, SimulationReport, Spread } from '@turnwise/simulate';
import { gameAgain, simulate } from '../simulate/simulation.ts';
import type { SimulationRequest } from '../simulate/simulation.ts';

interface SimulateFlags extends TableFlags {
  readonly games: number;
  readonly seed: Seed;
  readonly workers?: number;
  readonly keep?: string;
  readonly json?: true;
}

export function registerSimulate(program: Command, context: Context): void {
  const command = program
    .command('simulate')
    .description('play many random games fast and show the results by seat')
    .argument('[game]', 'id of the game; leave it out with --ruleset')
    .option('--games <n>', 'how many games', integerFrom(1, 1_000_000_000), 1000)
    .option('--seed <seed>', 'an integer or 32 hexadecimal digits; the same seed gives the same results', readSeed, 1);
  addTableFlags(command)
    .option(
      '--workers <n>',
      'how many threads play; the results do not depend on it (default: one, or one per core if it takes long)',
      integerFrom(1, 256),
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
        ['turnwise simulate backgammon --games 500 --json | jq .seats', 'for a program'],
      ),
    )
    .action(async (id: string | undefined, flags: SimulateFlags) => await run(context, id, flags));
}

async function run(context: Context, id: string | undefined, flags: SimulateFlags): Promise<void> {
  const { io } = context;
  const any = gameOf(context, id, flags);
  const { games, seed } = flags;
  const table = await tableOf(context, any, flags);
  const game = any.worded?.(table.options) ?? any;
  const request = { game, games, seed, ...table };
  const bar = createProgressBar(io, games, 'games');
  const begun = io.now();
  let stopped = false;
  const letGo = io.onInterrupt(() => (stopped = true));
  const report = await simulate(io, request, {
    workers: flags.workers,
    onGames: (done) => bar.update(done),
    isStopped: () => stopped,
  }).finally(letGo);
  const seconds = (io.now() - begun) / 1000;
  bar.clear();
  if (!report.ok) {
    const broken = report.error.some((one) => one.path.startsWith('game '));
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
  const kept = keep(context, request, report.value, flags.keep);
  const gamesPerSecond = seconds > 0 ? Math.round(games / seconds) : null;
  if (flags.json === true) return sayJson(context, { ...report.value, speed: { seconds, gamesPerSecond } });
  for (const line of reportLines(context, game, report.value)) say(context, line);
  if (kept !== undefined) say(context, kept);
  if (gamesPerSecond !== null) say(context, `${thousands(gamesPerSecond)} games a second`);
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

/** What there was when Ctrl-C was pressed. */
function stoppedLine(report: SimulationReport, asked: number): string {
  const { games, unfinished, inputs } = report;
  const done = `stopped after ${thousands(games)} of ${count(asked, 'game')}`;
  if (games === 0) return done;
  const won = winnersOf(report).map(({ who, wins, share }) => `${who} won ${thousands(wins)} (${percent(share)})`);
  const drawn = drawsIn(report) === 0 ? [] : [`${thousands(drawsIn(report))} drawn`];
  const stuck = unfinished === 0 ? [] : [`${thousands(unfinished)} reached no result`];
  return `${done}: ${[...won, ...drawn, ...stuck, `${inputs.mean.toFixed(1)} inputs a game on average`].join(', ')}`;
}

/** Who won how often: seats by themselves, and partners. Where games are only won by partners, seats alone are left out. */
function winnersOf({ seats, together }: SimulationReport): readonly (Omit<SeatTally, 'seat'> & { who: string })[] {
  const partners = together
    .filter((team) => team.seats.length < seats.length)
    .map(({ seats: names, ...rest }) => ({ who: names.join(' and '), ...rest }));
  const isAlone = partners.length === 0 || seats.some(({ wins }) => wins > 0);
  return [...(isAlone ? seats.map(({ seat, ...rest }) => ({ who: seat, ...rest })) : []), ...partners];
}

/** Games that all seats won together. */
function drawsIn({ seats, together }: SimulationReport): number {
  return together.find((team) => team.seats.length === seats.length)?.wins ?? 0;
}

function reportLines({ colours }: Context, game: AnyGame, report: SimulationReport): string[] {
  const { games, nobody, unfinished, stops, reasons, inputs, figures } = report;
  const rows = winnersOf(report).map(({ who, wins, share, low, high }) => [
    colours.bold(who),
    thousands(wins),
    percent(share),
    colours.dim(`${percent(low)} to ${percent(high)}`),
  ]);
  const other = (name: string, value: number): void => {
    if (value > 0) rows.push([name, thousands(value), percent(value / games)]);
  };
  other('drawn', drawsIn(report));
  other('nobody', nobody);
  other('unfinished', unfinished);
  const why = Object.entries(reasons)
    .toSorted((a, b) => b[1] - a[1])
    .map(([reason, times]) => `${reason} ${thousands(times)}`);
  const { id, version, options: others } = gameName(game, report.options);
  const options = optionsText(others);
  return [
    `${colours.bold(id)} version ${version}, ${count(games, 'game')}, seed ${report.seed}${options === '' ? '' : `, ${options}`}`,
    indented(tableText([['', 'won', 'share', '95% interval'].map((title) => colours.dim(title)), ...rows], [1, 2])),
    `reasons: ${why.join(', ') || 'none'}`,
    ...stops.map((stop) => `unfinished: ${thousands(stop.games)}, ${stop.why} (first: game ${stop.first})`),
    spreadLine('inputs', inputs),
    ...Object.entries(figures).map(([name, spread]) => spreadLine(name, spread)),
  ];
}

function spreadLine(name: string, { mean, least, most }: Spread): string {
  return `${name} a game: ${mean.toFixed(1)} on average, ${least} to ${most}`;
}
