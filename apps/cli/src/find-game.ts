/** The game that a person named. */
import type { AnyGame } from '@turnwise/game';
import { nearest } from '@turnwise/game';
import type { Context } from './context.ts';
import { Trouble } from './exit.ts';

export function findGame({ registry }: Context, id: string): AnyGame {
  const game = registry.get(id);
  if (game !== undefined) return game;
  const known = registry.games.map((one) => one.id);
  const near = nearest(id, known);
  const hint = near === undefined ? `there are ${known.join(', ')}` : `did you mean ${near}?`;
  throw new Trouble(`unknown game '${id}' (${hint})`);
}
