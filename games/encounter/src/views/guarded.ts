/** A fight to look at for those who are not to be trusted with it: combatants, as they came and as they are, are frozen copies. */
import { freezeDeep } from '@turnwise/kernel';
import type { Body, EncounterSetup, EncounterState } from '../types.ts';

/** The same state, whose combatants as they came cannot be written. */
export function guarded(state: EncounterState): EncounterState {
  return { ...state, setup: guardedSetup(state.setup) };
}

/** By setup, as all states of an encounter share theirs. */
const setups = new WeakMap<EncounterSetup, EncounterSetup>();

function guardedSetup(setup: EncounterSetup): EncounterSetup {
  const known = setups.get(setup);
  if (known !== undefined) return known;
  const combatants = JSON.parse(JSON.stringify(setup.combatants)) as EncounterSetup['combatants'];
  freezeDeep(combatants);
  const copy = { ...setup, combatants };
  setups.set(setup, copy);
  return copy;
}

export function guardedBody(body: Body): Body {
  return Object.freeze({ ...body, slots: Object.freeze([...body.slots]), items: Object.freeze([...body.items]) });
}
