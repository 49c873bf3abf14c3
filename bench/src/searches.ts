/** Searches by Turnwise's own bot, as a host makes them, from positions that are given by the moves that lead to them. */
import { botNamed } from '@turnwise/bots';
import type { BotLook } from '@turnwise/bots';
import type { AnyGame, Seat } from '@turnwise/game';
import type { Contender } from './interleave.ts';
import type { GameId } from './playouts.ts';

/** Columns or cells, from the left. */
export type Moves = readonly number[];

/** Only the game in question is loaded. */
export async function loadOpenGame(id: GameId): Promise<AnyGame> {
  if (id === 'tic-tac-toe') return (await import('@turnwise/tic-tac-toe')).ticTacToe as unknown as AnyGame;
  return (await import('@turnwise/connect-four')).connectFour as unknown as AnyGame;
}

/** What the seat to move sees after the moves. */
export function lookAfter(game: AnyGame, moves: Moves): BotLook {
  const start = game.setup({ seed: 1 });
  if (!start.ok) throw new Error(`${game.id} cannot be set up`);
  const state = start.value;
  for (const move of moves) {
    const seat = game.toAct(state)[0] as Seat;
    const input = game.legalInputs(state, seat).inputs.find((one) => (one['column'] ?? one['cell']) === move);
    if (input === undefined || game.kernel.step(state, input) !== undefined) throw new Error(`no such move: ${move}`);
  }
  const seat = game.toAct(state)[0] as Seat;
  return { seat, seats: 2, view: game.view(state, seat) };
}

/**
 * As many searches as it is told, the looks in turn, each with a seed of its own; counts the iterations. A search that is over before its
 * time, because everything is certain, would make the rest look cheap: that is an error here.
 */
export function searching(game: AnyGame, looks: readonly BotLook[], settings: string, iterations: number): Contender {
  const bot = botNamed(game, `search:iterations=${iterations},${settings}`);
  if (!bot.ok) throw new Error(JSON.stringify(bot.error));
  let searches = 0;
  return (times) => {
    for (let i = 0; i < times; i++) {
      const thinking = bot.value.think(looks[searches % looks.length] as BotLook, ++searches);
      thinking.work(iterations);
      if (thinking.found().iterations !== iterations)
        throw new Error(`${thinking.done} iterations instead of ${iterations}: all is certain`);
    }
    return times * iterations;
  };
}

/** UCT as it is written by hand: exploration is the root of two, playouts go to the end, nothing is looked up beforehand. */
export const PLAIN = `exploration=${Math.SQRT2},exact=0`;
