/** What pages show of a match under any ruleset, and what they let people touch. */
import type { GameStage, Messages } from '@turnwise/game';
import type { FindCompiled } from '../run/rules-stack.ts';
import type { RulesetTypes } from '../types.ts';
import { cueOf } from './cue.ts';
import { inputsMeant } from './meant.ts';
import { sceneOf } from './scene.ts';
import { thingsNamed } from './things.ts';

export function sceneStage(
  find: FindCompiled,
  /** Those that the game tells its hosts: a sentence that they do not have is not used. */
  messages: Messages,
): Required<Pick<GameStage<RulesetTypes>, 'scene' | 'things' | 'meant' | 'cue'>> {
  return {
    scene: (view, table) => sceneOf(find(view), view, table, messages),
    things: (view, named) => thingsNamed(find(view), view, named),
    meant: (view, seat, thing) => inputsMeant(find(view), view, seat, thing),
    cue: (event, view) => cueOf(find(view), event, view),
  };
}
