/** Whether and how an encounter is decided, RULES.md 2.7. */
import { ENCOUNTER_LIMITS } from './limits.ts';
import type { EncounterState } from './types.ts';
import type { EncounterOutcome } from './words.ts';
import type { Field } from './views/field.ts';

/** The last round. */
export const MOST_ROUNDS: number = ENCOUNTER_LIMITS.rounds.usual;

/**
 * A side is gone when all of it are dead or fled. It is a draw when both are gone, when nobody living can ever act again,
 * and when the last round is over.
 */
export function verdict({ machine }: EncounterState, { parties, conditions }: Field): EncounterOutcome | undefined {
  const living = parties.all.filter((id) => parties.isLiving(id));
  const party = living.some((id) => parties.isParty(id));
  const opposition = living.some((id) => !parties.isParty(id));
  if (!party || !opposition) return party ? 'PARTY_VICTORY' : opposition ? 'OPPOSITION_VICTORY' : 'DRAW';
  const isOutForGood = (id: string): boolean =>
    conditions.afflictions(id).some(({ data, rounds }) => data.cannotAct && rounds === null);
  if (living.every(isOutForGood)) return 'DRAW';
  return machine.state === 'ROUND_START' && machine.round >= MOST_ROUNDS ? 'DRAW' : undefined;
}
