/** Whose intent is awaited: the combatant's whose turn it is, when its side is played by a person. */
import type { Params } from '@turnwise/kernel';
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

/** Why no intent can be given now: in which state the encounter is, and whose turn it is, if anybody's. */
export function noIntentAwaited({ machine }: EncounterState): { readonly code: string; readonly params: Params } {
  return { code: 'noIntentAwaited', params: { state: machine.state, actor: machine.current } };
}
