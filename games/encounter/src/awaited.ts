/** Whose intent is awaited: the combatant's whose turn it is, when its side is played by a person. */
import { placeOf } from './registration.ts';
import type { Combatant, EncounterState } from './types.ts';

export const MANUAL = 'manual';

export function awaited(state: EncounterState): Combatant | undefined {
  const { setup, machine } = state;
  if (machine.state !== 'AWAIT_INTENT') return undefined;
  const current = currentOf(state);
  return current !== undefined && setup.control[current.side] === MANUAL ? current : undefined;
}

export function currentOf({ setup, machine }: EncounterState): Combatant | undefined {
  return machine.current === null ? undefined : setup.combatants[placeOf(setup, machine.current)];
}
