/**
 * What the one whose turn it is has or can do, and not now, with why; for those who may know. The rules are asked about a
 * state that fits the view: whatever is filled in there for the other side, they say the same of one's own.
 */
import { createChooser, message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import { createRandom } from '@turnwise/kernel';
import type { NotAvailable } from '../../actions/action.ts';
import { availableChoices } from '../../actions/available-choices.ts';
import { contentOf } from '../../content-of.ts';
import { NO_DICE, STREAMS } from '../../dice.ts';
import { RULESETS } from '../../rulesets/shipped.ts';
import type { EncounterView } from '../../types.ts';
import { contextOf } from '../../views/context.ts';
import { determinize } from '../../views/determinize.ts';
import { actionLabel } from '../action-label.ts';
import { who } from '../phrases.ts';
import { rejectionLabel } from '../refusal-label.ts';

/** Of the actor all that it lacks; of a spell, a weapon or an item what concerns it. */
export function lackRule(view: EncounterView, id: string): readonly Message[] {
  const actor = view.combatants.find((one) => one.id === view.machine.current);
  if (actor === undefined || actor.own === null || view.machine.state !== 'AWAIT_INTENT') return [];
  return lacksOf(view, actor.id)
    .filter(({ fixed }) => actor.id === id || Object.values(fixed).includes(id))
    .map(({ kind, fixed, reasons }) =>
      message('rule.lack', {
        actor: who(actor.id),
        action: actionLabel({ key: `offer.${kind}`, params: fixed }),
        reasons: reasons.map(rejectionLabel),
      }),
    );
}

function lacksOf(view: EncounterView, actor: string): readonly NotAvailable[] {
  const rules = RULESETS[view.setup.ruleset];
  if (rules === undefined) return [];
  const state = determinize(view, createChooser(0, 'lacks'), createRandom('', STREAMS));
  return availableChoices(contextOf(state, actor, { rules, content: contentOf(view.setup) }, NO_DICE)).missing;
}
