/**
 * What brought an event about, from the intent to the last morale check:
 *
 *     intent → spell, item, breath → attack or save → damage → death → morale check → forced intent → its action …
 *
 * A round, a turn and a transition of the machine are brought by the step itself, an intent of a seat by its input, and one of
 * a provider by its turn.
 */
import { NO_TRAIL } from '@turnwise/game';
import type { EventTrail, EventMark } from '@turnwise/game';
import type { EncounterEvent } from './event.ts';

const ROUND = 'round';
const INITIATIVE = 'initiative';
const TURN = 'turn';
/** What is being done: an intent, then the spell, item or breath that it came to. */
const DEED = 'deed';
/** The same, or the attack that was rolled last. */
const ROLL = 'roll';
/** Somebody is out of the fight. */
const OUT = 'out';
const MORALE = 'morale';

const START = 'start';

export function eventTrail(event: EncounterEvent): EventTrail {
  switch (event.kind) {
    case 'encounterStarted':
      return { as: [START] };
    case 'surpriseRolled':
      return { by: START };
    case 'roundStarted':
      return { as: [ROUND] };
    case 'initiativeRolled':
      return { as: [INITIATIVE], by: ROUND };
    case 'turnQueueBuilt':
      return { by: INITIATIVE };
    case 'turnStarted':
      return { as: [TURN] };
    case 'needAction':
      return { by: TURN };
    case 'intentChosen':
      return { as: [DEED, ROLL], ...(event.by === 'provider' ? { by: TURN } : {}) };
    case 'forcedIntentApplied':
      return { as: [DEED, ROLL], by: forced(event.combatantId) };
    case 'actionRejected':
      return { by: DEED };
    case 'spellCast':
    case 'itemUsed':
    case 'breathUsed':
    case 'undeadTurned':
      return { as: [DEED, ROLL], by: DEED };
    case 'attackRolled':
      return { as: [ROLL, ...numberOf(event)], by: DEED };
    case 'savingThrowRolled':
      return { as: numberOf(event), by: ROLL };
    case 'poolRolled':
      return { by: DEED };
    case 'damageApplied':
    case 'levelDrained':
    case 'entityDestroyed':
      return { as: [hurt(event.targetId)], by: rollOf(event) };
    case 'hitAbsorbed':
      return { as: [worn(event.targetId)], by: rollOf(event) };
    case 'healingApplied':
    case 'conditionApplied':
    case 'modifierApplied':
    case 'spellSlotConsumed':
    case 'ammoConsumed':
    case 'itemConsumed':
    case 'breathConsumed':
      return { by: rollOf(event) };
    case 'conditionEnded':
    case 'modifierEnded':
      return { by: enderOf(event) };
    case 'entityDied':
      return { as: [OUT], by: hurt(event.entityId) };
    case 'entityFled':
      return { as: [OUT], by: rollOf(event) };
    case 'moraleCheckRolled':
    case 'moraleBroken':
      return { as: [MORALE], by: OUT };
    case 'forcedIntentQueued':
      return { as: [forced(event.combatantId)], by: MORALE };
    case 'victoryDetermined':
      return event.outcome === 'ABORT' ? NO_TRAIL : { by: OUT };
    case 'turnSkipped':
    case 'stateEntered':
    case 'encounterFaulted':
      return NO_TRAIL;
  }
}

const hurt = (id: string): EventMark => `hurt ${id}`;
const worn = (id: string): EventMark => `worn ${id}`;
const forced = (id: string): EventMark => `forced ${id}`;

function numberOf({ no }: EncounterEvent): readonly EventMark[] {
  return no === undefined ? [] : [no];
}

/** The roll that brought a change, or what is being done. */
function rollOf({ after }: EncounterEvent): EventMark {
  return after ?? DEED;
}

function enderOf(event: Extract<EncounterEvent, { kind: 'conditionEnded' | 'modifierEnded' }>): EventMark {
  switch (event.reason) {
    case 'expired':
      return ROUND;
    case 'damaged':
      return hurt(event.targetId);
    case 'usedUp':
      return worn(event.targetId);
    case 'dispelled':
      return rollOf(event);
  }
}
