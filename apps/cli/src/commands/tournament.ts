/** `turnwise tournament GAME`: bots against each other, with seats swapped, and how strong they are. */
import { allSeats } from '@turnwise/game';
import type { AnyGame } from '@turnwise/game';
import type { Seed } from '@turnwise/kernel';
import { meetingsIn, standingsOf, tournamentJob } from '@turnwise/simulate';
import type { Meeting, Standings, TournamentPlan } from '@turnwise/simulate';
import type { Command } from 'commander';
import { integerFrom, readSeed } from '../arguments.ts';
import { checkBots, readBots } from '../bots-flag.ts';
import { indented, tableText } from '../columns.ts';
import { gameOf } from '../content-flags.ts';
import { say } from '../context.ts';
import type { Context } from '../context.ts';
import { examples } from '../examples.ts';
import { EXIT, Trouble } from '../exit.ts';
import { count, percent, thousands } from '../figures.ts';
import { gameName } from '../game-name.ts';
import { addTableFlags, tableOf } from '../match-flags.ts';
import type { TableFlags } from '../match-flags.ts';
import { createProgressBar } from '../progress-bar.ts';
import { setupIssue } from '../setup-issue.ts';
import { fullNames, orderOf } from '../simulate/order.ts';
import { playSpread } from '../simulate/spread.ts';
import { ResultLog } from '../tournament/result-log.ts';

interface TournamentFlags extends TableFlags {
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: Seed;
  readonly workers?: number;
  readonly json?: string;
}

export function registerTournament(program: Command, context: Context): void {
  const command = program
    .command('tournament')
    .description('let bots play against each other, with seats swapped, and show how strong they are')
    .argument('[game]', 'id of the game; leave it out with --ruleset')
    .requiredOption('--bots <names>', 'who plays: two or more, such as random,greedy,search:easy', readBots)
    .option(
      '--games <n>',
      'how many games every two bots play; half of them with seats swapped',
      integerFrom(1, 1_000_000),
      20,
    )
    .option('--seed <seed>', 'an integer or 32 hexadecimal digits; the same seed gives the same results', readSeed, 1);
  addTableFlags(command)
    .option(
      '--workers <n>',
      'how many threads play; the results do not depend on it (default: one, or one per core if it takes long)',
      integerFrom(1, 256),
    )
    .option(
      '--json <file>',
      'keep the games in this file, as JSON lines; the same command goes on where it was stopped',
    )
    .addHelpText(
      'after',
      examples(
        ['turnwise tournament connect-four --bots random,greedy,search:easy', '20 games of every two'],
        [
          'turnwise tournament backgammon --bots greedy,search:easy --games 100 --json bg.jsonl',
          'one that can go on after a stop',
        ],
        ['turnwise tournament innovation --seats 4 --bots random,greedy', 'the two sit in turn'],
      ),
    )
    .action(async (id: string | undefined, flags: TournamentFlags) => await run(context, id, flags));
}

async function run(context: Context, id: string | undefined, flags: TournamentFlags): Promise<void> {
  const { io } = context;
  const plan = await planOf(context, gameOf(context, id, flags), flags);
  const log = flags.json === undefined ? undefined : new ResultLog(io, flags.json, headingOf(plan));
  try {
    const before = log?.meetings ?? [];
    const meetings = [...before, ...(await played(context, { ...plan, from: before.length }, flags, log))];
    const standings = standingsOf(plan.entrants, meetings);
    const all = meetingsIn(plan);
    if (meetings.length < all) {
      const goOn = flags.json === undefined ? '' : '; the same command goes on from here';
      io.err(`stopped after ${thousands(meetings.length)} of ${count(all, 'game')}${goOn}\n`);
      context.status = EXIT.interrupted;
      return;
    }
    log?.finish({ standings });
    for (const line of lines(context, plan, standings)) say(context, line);
  } finally {
    log?.close();
  }
}

/** Plays what is left to play. Every game is written when it and all before it are done. */
async function played(
  context: Context,
  plan: TournamentPlan,
  flags: TournamentFlags,
  log: ResultLog | undefined,
): Promise<readonly Meeting[]> {
  const { io } = context;
  const job = tournamentJob(plan);
  if (!job.ok) throw new Trouble(setupIssue(plan.game, job.error));
  if (job.value.games === 0) return [];
  const bar = createProgressBar(io, meetingsIn(plan), 'games');
  let stopped = false;
  const letGo = io.onInterrupt(() => (stopped = true));
  const result = await playSpread(io, job.value, orderOf(plan), {
    workers: flags.workers,
    onGames: (done) => bar.update(plan.from + done),
    isStopped: () => stopped,
    onCounted: (meetings) => log?.add(meetings),
  }).finally(letGo);
  bar.clear();
  if (result.ok) return result.value;
  throw new Trouble(
    result.error.map((one) => setupIssue(plan.game, one)),
    EXIT.failed,
  );
}

async function planOf(context: Context, any: AnyGame, flags: TournamentFlags): Promise<TournamentPlan> {
  const { bots: entrants, games: each, seed } = flags;
  const table = await tableOf(context, any, flags);
  const game = any.worded?.(table.options) ?? any;
  checkBots(game, entrants);
  if (new Set(entrants).size < Math.max(2, entrants.length))
    throw new Trouble('--bots: expected two or more bots, each of them once');
  const first = game.prepare({ seed, ...table });
  if (!first.ok) throw new Trouble(first.error.map((one) => setupIssue(game, one)));
  const options = game.seated(table.options, allSeats(first.value.seats.length));
  const prepared = game.prepare({ seed, ...table, options });
  if (!prepared.ok) throw new Trouble(prepared.error.map((one) => setupIssue(game, one)));
  const { seats } = prepared.value;
  if (seats.length < 2) throw new Trouble(`${game.id} has one seat: nobody plays against another`);
  return { game, entrants, each, seed, seats, options, from: 0 };
}

/** What the games hang on. The strengths of a game may change, so that the bots are there with all their settings too. */
function headingOf({ game, entrants, each, seed, seats, options }: TournamentPlan) {
  const [bots, settings] = [entrants, fullNames(game, entrants)];
  return { tournament: 1, game: game.id, version: game.version, bots, settings, games: each, seed, seats, options };
}

function lines({ colours }: Context, plan: TournamentPlan, { games, bots, pairs }: Standings): readonly string[] {
  const dim = (titles: readonly string[]): string[] => titles.map((title) => colours.dim(title));
  const { id, version } = gameName(plan.game, plan.options);
  const rows = bots.map((one) => [
    colours.bold(one.bot),
    one.elo.toFixed(0),
    colours.dim(`${one.low.toFixed(0)} to ${one.high.toFixed(0)}`),
    thousands(one.wins),
    thousands(one.draws),
    thousands(one.losses),
    percent(one.share),
    colours.dim(`${percent(one.shareLow)} to ${percent(one.shareHigh)}`),
  ]);
  const met = pairs.map((pair) => [
    `${pair.one} – ${pair.other}`,
    thousands(pair.wins),
    thousands(pair.draws),
    thousands(pair.losses),
  ]);
  return [
    `${colours.bold(id)} version ${version}, ${count(games, 'game')}, seed ${plan.seed}`,
    indented(
      tableText(
        [dim(['', 'Elo', '95% interval', 'won', 'drawn', 'lost', 'points', '95% interval']), ...rows],
        [1, 3, 4, 5, 6],
      ),
    ),
    indented(tableText([dim(['', 'won', 'drawn', 'lost']), ...met], [1, 2, 3])),
  ];
}
