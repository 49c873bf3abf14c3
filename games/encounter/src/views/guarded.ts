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
  const { hp, maxHp, drained, ammo, breaths, dead, fled } = body;
  const slots = frozenCopy(body.slots);
  const items = frozenCopy(body.items);
  return Object.freeze({ hp, maxHp, drained, slots, ammo, items, breaths, dead, fled });
}

function frozenCopy<V>(list: readonly V[]): readonly V[] {
  return list.length === 0 ? EMPTY : Object.freeze(list.slice());
}

const EMPTY: readonly never[] = Object.freeze<never[]>([]);
