/** What a terminal shows of a game, and the keys that it takes: on plain paper and without keys unless the game says more. */
import { PLAIN_CANVAS } from './canvas.ts';
import type { GameStage } from './game-definition.ts';
import type { Game } from './game.ts';
import type { PlayTypes } from './play-types.ts';

export function defineStage<T extends PlayTypes>({ draw, controls = [], scroll }: GameStage<T> = {}): Pick<
  Game<T>,
  'draw' | 'controls' | 'scroll'
> {
  return {
    draw: draw && ((view, table, canvas = PLAIN_CANVAS) => draw(view, table, canvas)),
    controls,
    scroll,
  };
}
