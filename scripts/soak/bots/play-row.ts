/** Some games of a row. Each has seeds by the number of its beginning, so that it is the same in whichever piece it is played. */
import { createHash } from 'node:crypto';
import { botNamed } from '@turnwise/bots';
import type { Bot } from '@turnwise/bots';
import { usualNames } from '@turnwise/game';
import type { AnyGame, GameResult } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { registry } from '@turnwise/registry';
import { playGame, seedsOf } from '@turnwise/simulate';
import { isMeasured, waysToSit } from './row.ts';
import type { Row } from './row.ts';
import { noEffort, withStopwatch } from './stopwatch.ts';
import type { Effort } from './stopwatch.ts';

export type Score = 'won' | 'drawn' | 'lost' | 'unfinished';

export interface PlayedRow {
  readonly games: readonly {
    /** From 1. */
    readonly game: number;
    readonly score: Score;
    /** Tells the inputs of one game from those of another. */
    readonly inputs: string;
  }[];
  readonly effort: Effort;
}

/** The games from one number to another, which count from 0. */
export function playRow(row: Row, seed: number, from: number, to: number): PlayedRow {
  const game = gameOf(row.game);
  const effort = noEffort();
  const measured = withStopwatch(named(game, row.measured), effort);
  const opponent = named(game, row.opponent ?? row.against);
  const games = Array.from({ length: to - from }, (_, at) => {
    const played = playOne(game, row, seed, from + at, (isIt) => (isIt ? measured : opponent));
    return { game: from + at + 1, ...played };
  });
  return { games, effort };
}

function playOne(
  game: AnyGame,
  row: Row,
  seed: number,
  at: number,
  botOf: (isMeasured: boolean) => Bot,
): { readonly score: Score; readonly inputs: string } {
  const ways = waysToSit(row);
  const [beginning, way] = [Math.floor(at / ways), at % ways];
  const seats = usualNames(game.seats, row.seats);
  const inputs = createHash('sha256');
  const played = playGame(game, {
    seeds: seedsOf(seed, beginning + 1, seats.length),
    seats,
    options: row.options[beginning % row.options.length] as Json,
    bots: seats.map((_, place) => botOf(isMeasured(row, way, place))),
    quick: true,
    onInput: (input) => inputs.update(JSON.stringify(input)),
  });
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  const { end, result } = played.value;
  if (typeof end === 'object') throw new Error(`game ${at + 1} of ${row.place}: ${JSON.stringify(end)}`);
  return { score: scoreOf(result, (place) => isMeasured(row, way, place)), inputs: inputs.digest('hex').slice(0, 16) };
}

/** Won by those who are measured alone; drawn if others won too, or nobody. */
export function scoreOf(result: GameResult | undefined, measured: (seat: number) => boolean): Score {
  if (result === undefined) return 'unfinished';
  const sides = new Set(result.winners.map((place) => measured(place)));
  if (sides.size !== 1) return 'drawn';
  return sides.has(true) ? 'won' : 'lost';
}

export function named(game: AnyGame, name: string): Bot {
  const bot = botNamed(game, name);
  if (!bot.ok) throw new Error(JSON.stringify(bot.error));
  return bot.value;
}

export function gameOf(id: string): AnyGame {
  const game = registry.get(id);
  if (game === undefined) throw new Error(`${id} is not registered`);
  return game;
}
