/** `turnwise games`: what there is to play. */
import type { AnyGame } from '@turnwise/game';
import type { Command } from 'commander';
import { tableText } from '../columns.ts';
import { say, sayJson } from '../context.ts';
import type { Context } from '../context.ts';
import { examples } from '../examples.ts';

export function registerGames(program: Command, context: Context): void {
  program
    .command('games')
    .description('list the games with their seats, traits, descriptions and options')
    .option('--json', 'print one JSON document')
    .addHelpText('after', examples(['turnwise games', 'a table'], ['turnwise games --json | jq .[].id', 'their ids']))
    .action(({ json }: { json?: true }) => {
      if (json === true) return sayJson(context, context.registry.games.map(describe));
      say(context, gamesTable(context));
      const options = optionsTable(context);
      if (options !== undefined) say(context, `\n${options}`);
    });
}

export function gamesTable({ registry, colours }: Context): string {
  const rows = registry.games.map((game) => [
    colours.bold(game.id),
    seatsText(game),
    traitsOf(game).join(', ') || '–',
    game.summary,
  ]);
  return tableText([['game', 'seats', 'traits', 'what it is'].map((title) => colours.dim(title)), ...rows]);
}

/** What `--option` may set, game by game; undefined where no game has any. */
function optionsTable({ registry, colours }: Context): string | undefined {
  const rows = registry.games.flatMap((game) =>
    optionsOf(game).map(({ name, expected }) => [colours.bold(game.id), `${name}=…`, expected]),
  );
  if (rows.length === 0) return undefined;
  return tableText([['game', '--option', 'values'].map((title) => colours.dim(title)), ...rows]);
}

/** The setup options, with what each may hold in words. */
export function optionsOf({ options }: AnyGame): { readonly name: string; readonly expected: string }[] {
  return Object.entries(options).map(([name, { expected }]) => ({ name, expected }));
}

function seatsText({ seats: { min, max, names, suggested } }: AnyGame): string {
  if (min !== max) return `${min} to ${max}`;
  return (names ?? suggested)?.join(', ') ?? String(min);
}

function traitsOf({ traits }: AnyGame): string[] {
  const words: string[] = [];
  if (traits.chance) words.push('chance');
  if (traits.hiddenInformation) words.push('hidden information');
  if (traits.simultaneous) words.push('simultaneous');
  return words;
}

function describe(game: AnyGame): object {
  const { id, version, title, summary, seats, traits } = game;
  return { id, version, title, summary, seats, traits, streams: game.streams({}), options: optionsOf(game) };
}
