/** One turn: whose it is, what can be done, what is chosen or forced. */
import { message } from '@turnwise/game';
import { actionLabel, intentLabel } from '../action-label.ts';
import { conditionPhrase, who } from '../phrases.ts';
import { rejectionLabel } from '../refusal-label.ts';
import type { Sentences } from './sentences.ts';

type Kinds =
  | 'turnStarted'
  | 'turnSkipped'
  | 'needAction'
  | 'actionRejected'
  | 'intentChosen'
  | 'forcedIntentQueued'
  | 'forcedIntentApplied';

export const turnSentences: Sentences<Kinds> = {
  turnStarted: ({ combatantId }) => message('event.turnStarted', { combatant: who(combatantId) }),

  turnSkipped: ({ combatantId, reason }) =>
    message('event.turnSkipped', { combatant: who(combatantId), reason: conditionPhrase(reason) }),

  /** What the combatant may do; on a forced turn, that it may not; of the other side, that it is to act. */
  needAction({ combatantId, available, forced }) {
    const variant = forced === true ? '.forced' : available.length === 0 ? '.hidden' : '';
    return message(`event.needAction${variant}`, {
      combatant: who(combatantId),
      choices: available.map(({ label }) => actionLabel(label)),
    });
  },

  actionRejected: ({ combatantId, reasons }) =>
    message(reasons.length === 0 ? 'event.actionRejected.hidden' : 'event.actionRejected', {
      combatant: who(combatantId),
      reasons: reasons.map(rejectionLabel),
    }),

  intentChosen: ({ combatantId, intent }) =>
    message('event.intentChosen', { combatant: who(combatantId), action: intentLabel(intent) }),

  forcedIntentQueued: ({ combatantId, intent }) =>
    message('event.forcedIntentQueued', { combatant: who(combatantId), intent: message(`forced.${intent}`) }),

  forcedIntentApplied: ({ combatantId, intent }) =>
    message('event.forcedIntentApplied', { combatant: who(combatantId), intent: message(`forced.${intent}`) }),
};
