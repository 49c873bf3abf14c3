/** Content that a person names: one that ships, by number or id, or a file of their own. */
import { nearest } from '@turnwise/game';
import type { AnyGame, Content } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { Option } from 'commander';
import type { Command } from 'commander';
import type { Context } from './context.ts';
import { Trouble } from './exit.ts';
import { readDocument } from './read-file.ts';

export interface ContentFlags {
  readonly level?: string;
  readonly file?: string;
}

export function addContentFlags(command: Command): Command {
  return command
    .option('--level <level>', 'which of the levels or encounters that ship with the game, by number or id')
    .addOption(new Option('--file <file>', 'the same from a file of your own, as YAML or JSON').conflicts('level'));
}

/** The option that takes it, or nothing where nobody asked for it. What is asked for twice is refused. */
export async function contentOption(
  { io }: Context,
  game: AnyGame,
  { level, file }: ContentFlags,
  options: Readonly<Record<string, Json>>,
): Promise<Readonly<Record<string, Json>>> {
  if (level === undefined && file === undefined) return {};
  const { content } = game;
  const flag = level === undefined ? '--file' : '--level';
  if (content === undefined) throw new Trouble(`${flag}: ${game.id} has no levels`);
  if (Object.hasOwn(options, content.option))
    throw new Trouble(`${flag}: the option ${content.option} is given, too: leave one of them out`);
  if (level !== undefined) return { [content.option]: shippedId(game, content, level) };
  const document = await readDocument(io, file as string);
  const issues = game.options[content.option]?.issues(document.value, '') ?? [];
  if (issues.length > 0) throw new Trouble(document.lines(issues));
  return { [content.option]: document.value };
}

function shippedId({ id: game }: AnyGame, { shipped }: Content, wanted: string): string {
  const ids = shipped.map(({ id }) => id);
  const found = /^\d+$/.test(wanted) ? ids[Number(wanted) - 1] : ids.find((id) => id === wanted);
  if (found !== undefined) return found;
  const near = nearest(wanted, ids);
  const hint = near === undefined ? `there are 1 to ${ids.length}: ${ids.join(', ')}` : `did you mean ${near}?`;
  throw new Trouble(`--level: ${game} has no '${wanted}' (${hint})`);
}
