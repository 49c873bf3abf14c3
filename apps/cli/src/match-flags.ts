/** The options with which a match begins, the same wherever one does. */
import type { AnyGame } from '@turnwise/game';
import type { Json, Seed } from '@turnwise/kernel';
import { createMatch } from '@turnwise/match';
import type { Match } from '@turnwise/match';
import { Option } from 'commander';
import type { Command } from 'commander';
import { gatherOption, namesFor, readOptions, readSeats, readSeed } from './arguments.ts';
import { addContentFlags, contentOption } from './content-flags.ts';
import type { ContentFlags } from './content-flags.ts';
import type { Context } from './context.ts';
import { Trouble } from './exit.ts';
import { readDocument } from './read-file.ts';
import type { FileDocument } from './read-file.ts';
import { goOn } from './go-on.ts';
import { LOCAL_LIMITS } from './local-limits.ts';
import { recognise } from './recognise.ts';
import { setupIssue } from './setup-issue.ts';

export interface TableFlags extends ContentFlags {
  readonly seats?: readonly string[] | number;
  readonly options?: Json;
  readonly option?: Readonly<Record<string, Json>>;
}

export interface MatchFlags extends TableFlags {
  readonly seed?: Seed;
  readonly position?: string;
}

/** What stands for a new match, as commander names it. */
export const MATCH_FLAGS = ['seed', 'seats', 'options', 'option', 'level', 'file', 'ruleset', 'position'];

export function addMatchFlags(command: Command, seedHelp: string): Command {
  command.option('--seed <seed>', `an integer or 32 hexadecimal digits; ${seedHelp}`, readSeed);
  return addTableFlags(command).addOption(
    new Option('--position <file>', "begin at this position, in the game's notation, as YAML or JSON").conflicts([
      'level',
      'file',
    ]),
  );
}

export function addTableFlags(command: Command): Command {
  command
    .option('--seats <names>', 'names in turn order, such as alice,bob; or a number of seats', readSeats)
    .option('--options <map>', "the game's own options, as YAML or JSON (`turnwise games` lists them)", readOptions)
    .option('--option <name=value>', 'one option of the game; may be repeated', gatherOption);
  return addContentFlags(command);
}

/** The seats and options that the flags give. */
export async function tableOf(
  context: Context,
  game: AnyGame,
  flags: TableFlags,
): Promise<{ readonly seats?: readonly string[]; readonly options: Json }> {
  const given = { ...(flags.options as Readonly<Record<string, Json>> | undefined), ...flags.option };
  const options = { ...given, ...(await contentOption(context, game, flags, given)) };
  return { options, ...namesFor(game, options, flags.seats) };
}

/** A new match, or one line for each thing that is wrong with what was asked for. */
export async function beginMatch(context: Context, game: AnyGame, seed: Seed, flags: MatchFlags): Promise<Match> {
  const file = flags.position === undefined ? undefined : await readDocument(context.io, flags.position);
  const start = file === undefined ? {} : { position: positionIn(file) };
  const table = await tableOf(context, game, flags);
  const match = createMatch({
    game: game.worded?.(table.options) ?? game,
    seed,
    limits: LOCAL_LIMITS,
    ...table,
    ...start,
  });
  if (match.ok) {
    await goOn(context, match.value);
    const { fault } = match.value;
    // Content that runs away before anybody could act, like a ruleset whose setup never ends.
    if (fault?.errorType === RUNS_AWAY) throw new Trouble(fault.message);
    return match.value;
  }
  const lines = match.error.flatMap((one) => {
    if (file === undefined || !/^position\b/.test(one.path)) return [setupIssue(game, one)];
    return file.lines([{ ...one, path: one.path.replace(/^position\.?/, '') }]);
  });
  throw new Trouble(lines);
}

/** The code by which the stack refuses what does not come to an end. */
const RUNS_AWAY = 'guardExceeded';

/** A position by itself, not inside of something else. */
function positionIn({ name, value }: FileDocument): Json {
  const kind = recognise(value);
  if (kind === 'match') throw new Trouble(`${name}: is a saved match, not a position: give it to --load`);
  if (kind === 'seen') throw new Trouble(`${name}: is a record of what a viewer saw, not a position`);
  if (kind === 'scenario') throw new Trouble(`${name}: is a scenario, not a position`);
  return value;
}
