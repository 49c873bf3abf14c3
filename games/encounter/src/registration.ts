/** The order of registration: ids in it, and where a combatant stands in every list by combatant. */
import type { EncounterSetup } from './types.ts';

export interface Registration {
  readonly ids: readonly string[];
  readonly places: ReadonlyMap<string, number>;
}

/** By setup, as all states of an encounter share theirs. */
const REGISTERED = new WeakMap<EncounterSetup, Registration>();

/** -1 for who is not there. */
export function placeOf(setup: EncounterSetup, id: string): number {
  return registrationOf(setup).places.get(id) ?? -1;
}

/** For who asks often. */
export function registrationOf(setup: EncounterSetup): Registration {
  const known = REGISTERED.get(setup);
  if (known !== undefined) return known;
  const ids = setup.combatants.map(({ id }) => id);
  const fresh = { ids, places: new Map(ids.map((id, place) => [id, place])) };
  REGISTERED.set(setup, fresh);
  return fresh;
}
