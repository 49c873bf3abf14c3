/**
 * Every game by gestures alone, to its end: lit things, buttons and menus are taken at random until an input is whole, and the match gets
 * that. Nothing may be refused, and nobody stuck. Games with content are played on all of it in turn.
 */
import type { AnyGame } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { playByGestures } from '../../packages/gesture/src/testing/play-by-gestures.ts';
import type { GesturePlay } from '../../packages/gesture/src/testing/play-by-gestures.ts';
import { CONTENT_PLAYS } from './content-laws.ts';
import type { Counts, Job, Piece, Verdict } from './job.ts';

/** For each of the eleven games. */
const GAMES = 40;
const PIECE = 10;
/** Inputs of a game after which it is left. */
const MOST = 3_000;

/** Seconds for a game, roughly, where it is not about one. */
const DEAR: Readonly<Record<string, number>> = { innovation: 4, duel: 6, whist: 2, ruleset: 4, encounter: 2 };

export function gestures(game: AnyGame, { games = GAMES, seed }: Counts): Job {
  const sets = optionsOf(game);
  const name = `gestures ${game.id}`;
  return {
    name,
    part: 'gestures',
    game: game.id,
    pieces: Array.from({ length: Math.ceil(games / PIECE) }, (_, piece): Piece => {
      const first = piece * PIECE;
      const count = Math.min(PIECE, games - first);
      return {
        name: `${name}, games from ${first}`,
        weight: count * (DEAR[game.id] ?? 1),
        run: (): readonly GesturePlay[] =>
          Array.from({ length: count }, (_game, at) =>
            playByGestures(game, seed + first + at, MOST, sets[(first + at) % sets.length]),
          ),
      };
    }),
    conclude: (found) => conclude((found as readonly (readonly GesturePlay[])[]).flat()),
  };
}

/** Every piece of content, with each way to play it in turn; the game as it is where it has none. */
function optionsOf(game: AnyGame): readonly (Json | undefined)[] {
  const { option, shipped } = game.content ?? { option: '', shipped: [] };
  const ways = CONTENT_PLAYS[game.id]?.with ?? [{}];
  if (shipped.length === 0) return [undefined];
  return ways.flatMap((way) => shipped.map(({ id }) => ({ ...way, [option]: id })));
}

function conclude(plays: readonly GesturePlay[]): Verdict {
  const sum = (of: (play: GesturePlay) => number): number => plays.reduce((total, play) => total + of(play), 0);
  const troubles = plays.flatMap(({ trouble }) => trouble ?? []);
  const [inputs, touches] = [sum((play) => play.inputs), sum((play) => play.touches)];
  const over = plays.filter(({ isOver }) => isOver).length;
  return {
    passed: troubles.length === 0 && inputs > 0,
    text: [
      `${plays.length} games, ${over} to their end, ${inputs} inputs by ${touches} touches, ${troubles.length} refused or stuck`,
      ...troubles.slice(0, 20),
    ].join('\n'),
  };
}
