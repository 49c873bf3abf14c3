/** What somebody can do in a state, and what not and why: for who has a state and shows it, out of turn too. */
import { availableChoices } from './actions/available-choices.ts';
import type { AvailableChoices } from './actions/available-choices.ts';
import { NO_DICE } from './dice.ts';
import { createLibrary } from './library.ts';
import type { Library } from './library.ts';
import { SHIPPED_PARTS } from './parts.ts';
import type { EncounterState } from './types.ts';

/** By the parts that ship; an `Encounter` knows its own. Left out, it is whose turn it is. */
export function availableNow(state: EncounterState, actor: string | null = state.machine.current): AvailableChoices {
  return availableTo(SHIPPED_LIBRARY, state, actor);
}

/** Nothing for nobody, and for who is out of the fight or cannot act. */
export function availableTo(library: Library, state: EncounterState, actor: string | null): AvailableChoices {
  const context = library.context(state, actor ?? '', NO_DICE);
  const { parties, conditions, actorId } = context;
  const acts = parties.has(actorId) && parties.isLiving(actorId) && conditions.canAct(actorId);
  return acts ? availableChoices(context) : { offers: [], missing: [] };
}

const SHIPPED_LIBRARY = createLibrary(SHIPPED_PARTS);
