/**
 * Events as they are told. Those that tell what was rolled, chosen or done to somebody show more than a view did before:
 * they reveal, and what led to them cannot be taken back. The others only say what everybody could work out.
 */
import type { EncounterEvent } from './event.ts';

export function told(event: EncounterEvent): EncounterEvent {
  return REVEALS[event.kind] ? { ...event, reveals: true } : event;
}

const REVEALS: Readonly<Record<EncounterEvent['kind'], boolean>> = {
  encounterStarted: false,
  surpriseRolled: true,
  roundStarted: false,
  initiativeRolled: true,
  turnQueueBuilt: false,
  turnStarted: false,
  turnSkipped: false,
  needAction: false,
  actionRejected: true,
  encounterFaulted: false,
  attackRolled: true,
  damageApplied: true,
  spellSlotConsumed: false,
  conditionApplied: false,
  entityDied: false,
  moraleCheckRolled: true,
  forcedIntentQueued: false,
  forcedIntentApplied: false,
  victoryDetermined: false,
  stateEntered: false,
  intentChosen: true,
  savingThrowRolled: true,
  spellCast: true,
  itemUsed: true,
  breathUsed: true,
  undeadTurned: true,
  poolRolled: true,
  healingApplied: true,
  ammoConsumed: false,
  itemConsumed: false,
  breathConsumed: false,
  modifierApplied: false,
  conditionEnded: false,
  modifierEnded: false,
  hitAbsorbed: false,
  levelDrained: true,
  entityDestroyed: true,
  entityFled: true,
  moraleBroken: true,
};
