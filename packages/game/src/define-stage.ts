/** What a terminal or a page shows of a game, and the keys that it takes: on plain paper, without keys and without a scene unless the game says more. */
import { PLAIN_CANVAS } from './canvas.ts';
import type { GameStage } from './game-definition.ts';
import type { Game } from './game.ts';
import type { PlayTypes } from './play-types.ts';

type Staged = 'draw' | 'controls' | 'scroll' | 'scene' | 'things' | 'meant' | 'cue';

export function defineStage<T extends PlayTypes>(stage: GameStage<T> = {}): Pick<Game<T>, Staged> {
  const { draw, controls = [], scroll, scene } = stage;
  return {
    draw: draw && ((view, table, canvas = PLAIN_CANVAS) => draw(view, table, canvas)),
    controls,
    scroll,
    scene,
    things: stage.things ?? (() => []),
    meant: stage.meant ?? (() => []),
    cue: stage.cue ?? (() => undefined),
  };
}
