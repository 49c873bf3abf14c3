/** Makes a game of its definition: what a host asks for and an author need not write follows here, group by group. */
import { createKernel } from '@turnwise/kernel';
import { checkDefinition } from './check-definition.ts';
import { defineOptions } from './define-options.ts';
import { definePlay } from './define-play.ts';
import { defineSight } from './define-sight.ts';
import { defineStage } from './define-stage.ts';
import { defineWords } from './define-words.ts';
import type { AnyDefinition, GameDefinition } from './game-definition.ts';
import type { Game } from './game.ts';
import type { PlayTypes } from './play-types.ts';

export function defineGame<T extends PlayTypes>(written: GameDefinition<T>): Game<T> {
  // Its types have said what must be there; from here on it is only looked at.
  const definition = written as unknown as AnyDefinition<T>;
  checkDefinition(definition);
  const { id, version, title, summary, seats, rules, play, sight, streams, words } = definition;
  const kernel = createKernel<T>(rules);
  const game: Game<T> = {
    id,
    version,
    title,
    summary,
    seats,
    traits: {
      hiddenInformation: sight !== undefined && sight.hides !== false,
      chance: streams !== undefined && ('of' in streams || streams.length > 0),
      simultaneous: play.simultaneous ?? false,
    },
    rules,
    kernel,
    bots: definition.bots ?? {},
    study: definition.study ?? {},
    kernelWith: (options) => createKernel<T>(rules, options),
    ...defineOptions(definition, () => game),
    ...definePlay(play, kernel, (refusal) => game.refusalLabel(refusal)),
    ...defineSight(sight, streams, kernel),
    ...defineWords(words, kernel),
    ...defineStage(definition.stage),
  };
  return game;
}
