/** `turnwise laws GAME`: the conformance run that the author of a game wants. */
import type { AnyGame } from '@turnwise/game';
import type * as Testkit from '@turnwise/testkit';
import type { LawFinding, LawReport } from '@turnwise/testkit';
import type { Command } from 'commander';
import { integerFrom } from '../arguments.ts';
import { wrapped } from '../columns.ts';
import { gameOf } from '../content-flags.ts';
import { say, sayJson } from '../context.ts';
import type { Context } from '../context.ts';
import { examples } from '../examples.ts';
import { EXIT, Trouble } from '../exit.ts';
import { count, duration, thousands } from '../figures.ts';
import { addTableFlags, tableOf } from '../match-flags.ts';
import type { TableFlags } from '../match-flags.ts';
import { createProgressBar } from '../progress-bar.ts';
import { setupIssue } from '../setup-issue.ts';

interface LawsFlags extends TableFlags {
  readonly games: number;
  readonly seed: number;
  readonly law?: readonly number[];
  readonly json?: true;
}

export function registerLaws(program: Command, context: Context): void {
  const command = program
    .command('laws')
    .description('check a game against the eleven laws by random play; print a line for each law and what violates it')
    .argument('[game]', 'id of the game; leave it out with --ruleset')
    .option('--games <n>', 'how many games', integerFrom(1, 1_000_000), 100)
    .option('--seed <n>', 'seed of the first game; each game after it takes the next', integerFrom(0, 2 ** 52), 1)
    .option('--law <n...>', 'only these laws, by their numbers from 1 to 11', gatherLaw);
  addTableFlags(command)
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `${examples(
        ['turnwise laws tic-tac-toe', 'all laws on 100 games'],
        ['turnwise laws backgammon --games 20 --law 3 7', 'two of them'],
        ['turnwise laws --ruleset own.ruleset.yaml', 'a game of your own, as data'],
        ['turnwise laws connect-four --seed 41 --games 1', 'repeat one game by its seed'],
      )}\n\nExit status 1 when a law is violated.`,
    )
    .action(async (id: string | undefined, flags: LawsFlags) => await run(context, id, flags));
}

/** How many there are. */
const LAWS = 11;

function gatherLaw(text: string, before: readonly number[] = []): readonly number[] {
  return [...before, ...text.split(',').map((word) => integerFrom(1, LAWS)(word.trim()))];
}

async function run(context: Context, id: string | undefined, flags: LawsFlags): Promise<void> {
  const { io } = context;
  const asked = gameOf(context, id, flags);
  const { games, seed, law } = flags;
  const table = await tableOf(context, asked, flags);
  const game = asked.worded?.(table.options) ?? asked;
  const prepared = begin(game, () => game.prepare({ seed, ...table }));
  if (!prepared.ok) throw new Trouble(prepared.error.map((one) => setupIssue(game, one)));
  // Loaded here, as it is large.
  const testkit = await import('@turnwise/testkit');
  const bar = createProgressBar(io, games, 'games');
  const begun = io.now();
  const options = { games, seed, ...table, ...(law === undefined ? {} : { laws: law }) };
  const onGame = (done: number): void => bar.update(done);
  let report: LawReport;
  try {
    report = begin(game, () => testkit.checkLaws(game, { ...options, onGame }));
  } finally {
    bar.clear();
  }
  if (!report.passed) context.status = EXIT.failed;
  if (flags.json === true) return sayJson(context, report);
  printReport(context, testkit, report, io.now() - begun);
}

/** What a game throws while it is played violates a law; only where it cannot even begin is there nothing to report on. */
function begin<R>(game: AnyGame, play: () => R): R {
  try {
    return play();
  } catch (thrown) {
    const why = (thrown instanceof Error ? thrown.message : String(thrown)).split('\n')[0] ?? '';
    const told = `${game.id} cannot begin: `;
    throw new Trouble(why.startsWith(told) ? why : `${told}${why}`);
  }
}

function printReport(context: Context, testkit: typeof Testkit, report: LawReport, milliseconds: number): void {
  const { laws, notes } = report;
  const { dim } = context.colours;
  // The heading alone: the lines of the laws have colours and a width here.
  const heading = testkit.formatLawReport({ ...report, laws: [], notes: [] });
  say(context, `${heading} ${dim(`(${duration(milliseconds)})`)}`);
  for (const finding of laws) printFinding(context, testkit, finding);
  for (const note of notes) say(context, `note: ${note}`);
  const violated = laws.filter((finding) => finding.violated > 0).length;
  say(
    context,
    `${count(laws.length - violated, 'law')} ${laws.length - violated === 1 ? 'holds' : 'hold'}, ${violated} violated`,
  );
}

function printFinding(context: Context, { formatViolation }: typeof Testkit, finding: LawFinding): void {
  const { law, title, checks, places, of, violated, violations } = finding;
  const { green, red, dim } = context.colours;
  const verdict = violated === 0 ? green('ok      ') : red('VIOLATED');
  const sampled = places < of ? `, ${thousands(places)} of ${thousands(of)} places` : '';
  const width = context.io.stdoutIsTty ? context.io.columns - 1 : Number.POSITIVE_INFINITY;
  const checked = `${title} (${count(checks, 'check')}${sampled})`;
  say(context, `${verdict} ${dim(String(law).padStart(2))}  ${wrapped(checked, width - 13, 13)}`);
  for (const one of violations) say(context, `             ${formatViolation(one)}`);
  const more = violated - violations.length;
  if (more > 0) say(context, `             and ${count(more, 'more violation')}`);
}
