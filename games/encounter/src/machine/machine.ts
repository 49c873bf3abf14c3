/**
 * The machine, RULES.md 2: a handler for each state, and a step that runs the one of the present state. Each handler makes one
 * transition. A guard counts steps since the queue or the round last advanced; no turn needs as many, so that more of them
 * are a loop, and the encounter ends FAULTED.
 */
import type { Resolving } from '@turnwise/kernel';
import type { Library } from '../library.ts';
import type { EncounterTypes } from '../types.ts';
import type { EncounterPhase } from '../words.ts';
import { applyEffects } from './apply-effects.ts';
import { awaitIntent } from './await-intent.ts';
import { checkDeaths } from './check-deaths.ts';
import { checkMorale } from './check-morale.ts';
import { checkVictory } from './check-victory.ts';
import { executeAction } from './execute-action.ts';
import { init } from './init.ts';
import { roundStart } from './round-start.ts';
import type { Handler } from './stepping.ts';
import { turnStart } from './turn-start.ts';
import { validateIntent } from './validate-intent.ts';

const HANDLERS: Readonly<Record<EncounterPhase, Handler>> = {
  INIT: init,
  ROUND_START: roundStart,
  TURN_START: turnStart,
  AWAIT_INTENT: awaitIntent,
  VALIDATE_INTENT: validateIntent,
  EXECUTE_ACTION: executeAction,
  APPLY_EFFECTS: applyEffects,
  CHECK_DEATHS: checkDeaths,
  CHECK_MORALE: checkMorale,
  CHECK_VICTORY: checkVictory,
  ENDED: () => {},
};

/** Steps within a turn; the longest turn takes ten. */
export const MOST_STEPS = 64;
export const LOOP_ERROR = 'EncounterLoopError';

export function step(work: Resolving<EncounterTypes>, library: Library): void {
  const { state, steps, current } = work.state.machine;
  if (state !== 'ENDED' && steps >= MOST_STEPS)
    work.take({
      kind: 'fault',
      actor: current,
      errorType: LOOP_ERROR,
      message: `${MOST_STEPS} steps did not lead to a new turn`,
    });
  else HANDLERS[state]({ work, library });
}
