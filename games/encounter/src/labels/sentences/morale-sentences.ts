/** How morale holds or breaks. */
import { message } from '@turnwise/game';
import type { EncounterView } from '../../types.ts';
import { mayHaveCompanions } from '../has-companions.ts';
import { who } from '../phrases.ts';
import type { Sentences } from './sentences.ts';

export const moraleSentences: Sentences<'moraleCheckRolled' | 'moraleBroken'> = {
  moraleCheckRolled: ({ combatantId, failed, trigger }, view) =>
    message(`event.moraleCheckRolled.${failed ? 'failed' : 'held'}${alone(view, combatantId)}`, {
      combatant: who(combatantId),
      trigger: message(`trigger.${trigger}`),
    }),

  moraleBroken: ({ combatantId }, view) =>
    message(`event.moraleBroken${alone(view, combatantId)}`, { combatant: who(combatantId) }),
};

/** Who stands alone has no companions to be told of. */
function alone(view: EncounterView | undefined, id: string): string {
  return mayHaveCompanions(view, id) ? '' : '.alone';
}
