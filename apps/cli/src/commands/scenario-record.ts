/** `turnwise scenario record`: plays a game, by hand or at random, or takes a saved one, and writes it as a scenario. */
import type { AnyGame, Seat } from '@turnwise/game';
import type { Seed } from '@turnwise/kernel';
import type { Match } from '@turnwise/match';
import type { Scenario } from '@turnwise/scenario';
import type { Command } from 'commander';
import { Option } from 'commander';
import { dirname, relative, resolve, sep } from 'node:path';
import { goOn } from '../go-on.ts';
import { integerFrom, personsAmong } from '../arguments.ts';
import { gameOf } from '../content-flags.ts';
import { say } from '../context.ts';
import type { Context } from '../context.ts';
import { examples } from '../examples.ts';
import { EXIT, Trouble } from '../exit.ts';
import { count } from '../figures.ts';
import { isAtTerminal } from '../io.ts';
import { addMatchFlags, beginMatch, MATCH_FLAGS } from '../match-flags.ts';
import type { MatchFlags } from '../match-flags.ts';
import { SAID_ROOT } from '../play/root-for.ts';
import { TableBots } from '../play/table-bots.ts';
import { playSession } from '../play/session.ts';
import { readDocument } from '../read-file.ts';
import { openMatch } from '../saved-match.ts';
import { checkWritable, writeText } from '../write-file.ts';

interface RecordFlags extends MatchFlags {
  readonly as: string;
  readonly random?: true;
  readonly inputs?: number;
  readonly from?: string;
  readonly title?: string;
  readonly events?: true;
  readonly out?: string;
}

export function registerScenarioRecord(scenario: Command, context: Context): void {
  const command = scenario
    .command('record')
    .description('play a game by hand or at random, and write it as a scenario')
    .argument('[game]', 'id of the game; leave it out with --from or --ruleset')
    .option('--random', 'random players in all seats')
    .option('--as <seat>', 'the seats that you play by hand, separated by commas, or `all`', 'all')
    .option('--inputs <n>', 'stop after this many inputs of the seats', integerFrom(0, 1_000_000));
  addMatchFlags(command, 'default 1')
    .addOption(
      new Option('--from <file>', 'play nothing: use a saved match').conflicts([...MATCH_FLAGS, 'random', 'inputs']),
    )
    .option('--title <text>', "the scenario's title")
    .option('--events', 'make each step expect its events, as players are told of them')
    .option('--out <file>', 'where to write it (default: standard output)')
    .addHelpText(
      'after',
      examples(
        ['turnwise scenario record tic-tac-toe --out win.yaml', 'play both seats by hand'],
        ['turnwise scenario record backgammon --random --inputs 10', 'ten random inputs, printed'],
        ['turnwise scenario record --from saved.json --out bug.yaml', 'a saved match for a bug report'],
      ),
    )
    .action(async (id: string | undefined, flags: RecordFlags) => await record(context, id, flags));
}

async function record(context: Context, id: string | undefined, flags: RecordFlags): Promise<void> {
  if (flags.out !== undefined) checkWritable(context.io, flags.out);
  const game = id === undefined && flags.ruleset === undefined ? undefined : gameOf(context, id, flags);
  const match = await (flags.from === undefined ? playOne(context, game, flags) : saved(context, game, flags.from));
  const { recordScenario, writeScenario } = await import('@turnwise/scenario');
  const inputs = match.frames.filter((frame) => frame.input.seat !== undefined).length;
  const title = flags.title ?? `${match.game.title}: ${count(inputs, 'input')} from seed ${match.save().seed}`;
  const scenario = recordScenario({ match, title, events: flags.events === true });
  if (!scenario.ok) throw new Trouble(scenario.error.map((one) => `${one.path}: expected ${one.expected}`));
  const text = writeScenario(withFile(context, match.game, scenario.value, flags));
  if (flags.out === undefined) return context.io.out(text);
  writeText(context.io, flags.out, text);
  say(context, `recorded ${count(inputs, 'input')} as ${flags.out}`);
}

/** Content from a file is named, where the scenario has a place to name it from. */
function withFile({ io }: Context, { content }: AnyGame, scenario: Scenario, flags: RecordFlags): Scenario {
  const file = flags.file ?? flags.ruleset;
  if (content === undefined || file === undefined || flags.out === undefined) return scenario;
  const { [content.option]: _document, ...options } = scenario.options ?? {};
  const path = relative(dirname(resolve(io.cwd, flags.out)), resolve(io.cwd, file));
  return { ...scenario, options: { ...options, file: path.split(sep).join('/') } };
}

async function saved(context: Context, game: AnyGame | undefined, name: string): Promise<Match> {
  const match = openMatch(context, await readDocument(context.io, name));
  if (game !== undefined && match.game.id !== game.id)
    throw new Trouble(`${name}: is a match of ${match.game.id}, not of ${game.id}`);
  await goOn(context, match);
  return match;
}

async function playOne(context: Context, game: AnyGame | undefined, flags: RecordFlags): Promise<Match> {
  if (game === undefined) throw new Trouble('name a game, or give --ruleset, or --from with a saved match');
  const seed: Seed = flags.seed ?? 1;
  const match = await beginMatch(context, game, seed, flags);
  const byHand = flags.random !== true;
  if (byHand && !isAtTerminal(context.io) && flags.out === undefined)
    throw new Trouble('there is no terminal: give --random, --from, or --out to play through a pipe');
  const persons: readonly Seat[] = byHand ? personsAmong(match.table.names, flags.as) : [];
  const limit = flags.inputs === undefined ? {} : { most: flags.inputs };
  const bots = new TableBots(context);
  try {
    const end = await playSession(context, match, {
      persons,
      bots,
      root: SAID_ROOT,
      ...limit,
      quiet: !byHand,
      alone: true,
    });
    if (end === 'fault') context.status = EXIT.fault;
  } finally {
    bots.close();
  }
  return match;
}
