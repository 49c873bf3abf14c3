/** `turnwise menu`: pick a game and play it. Where nobody is at the keyboard it shows what there is. */
import { seatRange, usualNames } from '@turnwise/game';
import type { AnyGame, Content } from '@turnwise/game';
import type { Command } from 'commander';
import { say } from '../context.ts';
import type { Context } from '../context.ts';
import { examples } from '../examples.ts';
import { canAsk } from '../io.ts';
import type { MenuItem } from '../io.ts';
import { gamesTable } from './games.ts';
import { play } from './play.ts';
import type { PlayFlags } from './play.ts';

export function registerMenu(program: Command, context: Context): void {
  program
    .command('menu')
    .description('pick a game and play it; without a terminal, list the games, show one and exit')
    .addHelpText('after', examples(['turnwise menu', 'arrows and Return; Esc goes back']))
    .action(async () => {
      await (canAsk(context.io) ? menu(context) : demonstrate(context));
    });
}

async function menu(context: Context): Promise<void> {
  const { io, registry } = context;
  let game: AnyGame | undefined;
  for (;;) {
    game ??= await io.choose('Which game?', [
      ...registry.games.map((one): MenuItem<AnyGame | undefined> => ({
        value: one,
        label: one.title,
        hint: one.summary,
      })),
      { value: undefined, label: 'Quit' },
    ]);
    if (game === undefined) return;
    const flags = await askFlags(context, game);
    if (flags === undefined) {
      game = undefined;
      continue;
    }
    say(context);
    if (!(await play(context, game, flags))) {
      game = undefined;
      continue;
    }
    say(context);
    const next = await io.choose('What next?', [
      { value: 'again', label: `${game.title} again` },
      { value: 'other', label: 'Another game' },
      { value: 'quit', label: 'Quit' },
    ]);
    if (next === 'quit') return;
    // Esc goes back too, and that is where one came from.
    if (next !== 'again') game = undefined;
  }
}

/** What is played, and who plays it; undefined where they go back. */
async function askFlags(context: Context, game: AnyGame): Promise<PlayFlags | undefined> {
  const { content } = game;
  const level = content === undefined ? undefined : await askContent(context, content);
  if (content !== undefined && level === undefined) return undefined;
  const options = content === undefined || level === undefined ? {} : { [content.option]: level };
  const as = await askSeat(context, usualNames(seatRange(game, options)));
  return as === undefined ? undefined : { as, ...(level === undefined ? {} : { level }) };
}

async function askContent({ io }: Context, { shipped }: Content): Promise<string | undefined> {
  return await io.choose(
    'Which one?',
    shipped.map(({ id, title }) => ({ value: id, label: title })),
  );
}

/** Who plays alone is not asked. */
async function askSeat({ io }: Context, names: readonly string[]): Promise<string | undefined> {
  if (names.length === 1) return names[0];
  return await io.choose('Which seat is yours?', [
    ...names.map((name) => ({ value: name, label: name })),
    { value: 'all', label: 'All of them', hint: 'people at one keyboard' },
    { value: 'none', label: 'None', hint: 'watch bots' },
  ]);
}

/** The list of games, one of them played through, and how to go on. */
async function demonstrate(context: Context): Promise<void> {
  const { registry } = context;
  say(context, 'Turnwise runs turn-based games. You can play these:');
  say(context);
  say(context, gamesTable(context));
  const game = registry.get('tic-tac-toe') ?? registry.games[0];
  if (game === undefined) return;
  say(context);
  say(context, 'Nobody is at the keyboard, so here is a game between two random players:');
  say(context);
  await play(context, game, { as: 'none', seed: 1 });
  say(context);
  say(context, 'To play, run this again in a terminal, or `turnwise play tic-tac-toe`;');
  say(
    context,
    '`turnwise --help` lists all commands. In the repository, `npm run turnwise -- …` stands for `turnwise …`.',
  );
}
