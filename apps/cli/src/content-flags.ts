/** Content that a person names: one that ships, by number or id, or a file of their own. */
import { nearest } from '@turnwise/game';
import type { AnyGame, Content } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { Option } from 'commander';
import type { Command } from 'commander';
import { placedLines, readContentFile } from './content-file.ts';
import type { Context } from './context.ts';
import { Trouble } from './exit.ts';
import { findGame } from './find-game.ts';

export interface ContentFlags {
  readonly level?: string;
  readonly file?: string;
  readonly ruleset?: string;
}

/** The game whose rules are data. */
const RULESET = 'ruleset';

export function addContentFlags(command: Command): Command {
  return command
    .option('--level <level>', 'a built-in level or encounter of the game, by number or id')
    .addOption(new Option('--file <file>', 'a level or encounter from your own YAML or JSON file').conflicts('level'))
    .addOption(
      new Option(
        '--ruleset <path>',
        'play this ruleset instead of a named game: a file, or a folder of files to merge',
      ).conflicts(['level', 'file']),
    );
}

/** The game that is named, or the one that plays the ruleset that is. */
export function gameOf(context: Context, id: string | undefined, { ruleset }: ContentFlags): AnyGame {
  if (ruleset === undefined) {
    if (id === undefined) throw new Trouble('name a game (`turnwise games` lists them), or give --ruleset');
    return findGame(context, id);
  }
  if (id !== undefined && id !== RULESET) throw new Trouble(`--ruleset already names the game: leave out '${id}'`);
  return findGame(context, RULESET);
}

/** The option that takes it, or nothing where nobody asked for it. What is asked for twice is refused. */
export async function contentOption(
  { io }: Context,
  game: AnyGame,
  { level, file: given, ruleset }: ContentFlags,
  options: Readonly<Record<string, Json>>,
): Promise<Readonly<Record<string, Json>>> {
  const file = given ?? ruleset;
  if (level === undefined && file === undefined) return {};
  const { content } = game;
  const flag = level !== undefined ? '--level' : ruleset === undefined ? '--file' : '--ruleset';
  if (content === undefined) throw new Trouble(`${flag}: ${game.id} has no levels`);
  if (Object.hasOwn(options, content.option))
    throw new Trouble(`${flag}: the option ${content.option} is also given: leave one of them out`);
  if (level !== undefined) return { [content.option]: shippedId(game, content, level) };
  const { contentIssues } = await import('@turnwise/scenario');
  const source = await readContentFile(io, file as string, content);
  const issues = contentIssues(game, content, source.value);
  if (issues.length > 0) throw new Trouble(placedLines(issues.map(source.placed)));
  return { [content.option]: source.value };
}

function shippedId({ id: game }: AnyGame, { shipped }: Content, wanted: string): string {
  const ids = shipped.map(({ id }) => id);
  const found = /^\d+$/.test(wanted) ? ids[Number(wanted) - 1] : ids.find((id) => id === wanted);
  if (found !== undefined) return found;
  const near = nearest(wanted, ids);
  const hint = near === undefined ? `there are 1 to ${ids.length}: ${ids.join(', ')}` : `did you mean ${near}?`;
  throw new Trouble(`--level: ${game} has no '${wanted}' (${hint})`);
}
