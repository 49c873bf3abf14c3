/** What happens to somebody: the effects of actions, and death. */
import type { Emit } from '@turnwise/kernel';
import type { Effect, EncounterDiff, EncounterTypes } from '../types.ts';
import { applyEffect } from './effect.ts';
import { bodyOf } from './writing.ts';
import type { Writers } from './writing.ts';

export const bodyDiffs: Writers<EncounterDiff, 'effect' | 'die'> = {
  effect({ draft, content, emit }, { effect }) {
    applyEffect({ draft, content, emit: afterRoll(effect, emit) }, effect);
  },

  die(writing, { id }) {
    bodyOf(writing, id).dead = true;
    writing.emit?.({ kind: 'entityDied', entityId: id });
  },
};

/** What an effect changes is told with the roll that brought it. */
function afterRoll({ after }: Effect, emit: Emit<EncounterTypes>): Emit<EncounterTypes> {
  return emit === undefined || after === undefined ? emit : (event) => emit({ ...event, after });
}
