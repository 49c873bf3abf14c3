/** How events are shown: whom they befall, who brought them, and who leaves the field. */
import type { Cue, PaintName } from '@turnwise/game';
import type { EncounterEvent } from '../event.ts';
import type { EncounterView } from '../types.ts';
import { combatantThing, gonePlace, QUEUE, sidePlace, turnThing } from './ids.ts';

export function cue(event: EncounterEvent, view: EncounterView): Cue | undefined {
  switch (event.kind) {
    case 'attackRolled':
      return befalls([event.defenderId], event.attackerId, event.hit ? 'danger' : 'faint');
    case 'damageApplied':
    case 'levelDrained':
      return befalls([event.targetId], event.sourceId, 'danger');
    case 'healingApplied':
      return befalls([event.targetId], event.sourceId, 'useful');
    case 'conditionApplied':
    case 'modifierApplied':
      return befalls([event.targetId], event.sourceId, 'ghost');
    case 'conditionEnded':
    case 'modifierEnded':
    case 'hitAbsorbed':
      return befalls([event.targetId]);
    case 'entityDied':
    case 'entityFled':
      return leaves(view, event.entityId, event.kind === 'entityDied' ? 'danger' : 'faint');
    case 'entityDestroyed':
      return leaves(view, event.targetId, 'danger', event.sourceId);
    case 'spellCast':
      return befalls(event.targetIds, event.casterId, 'useful');
    case 'itemUsed':
    case 'breathUsed':
      return befalls(event.targetIds, event.actorId, 'useful');
    case 'undeadTurned':
      return befalls([...event.turned, ...event.destroyed], event.actorId, 'useful');
    case 'turnStarted':
    case 'turnSkipped':
      return befalls([event.combatantId], undefined, event.kind === 'turnStarted' ? 'strong' : 'faint');
    case 'savingThrowRolled':
      return befalls([event.combatantId], undefined, event.saved ? 'useful' : 'danger');
    case 'moraleCheckRolled':
    case 'moraleBroken':
    case 'forcedIntentQueued':
    case 'forcedIntentApplied':
      return befalls([event.combatantId]);
    case 'turnQueueBuilt':
      return { things: event.queue.map(turnThing), to: QUEUE };
    case 'encounterStarted':
    case 'surpriseRolled':
    case 'roundStarted':
    case 'initiativeRolled':
    case 'needAction':
    case 'actionRejected':
    case 'encounterFaulted':
    case 'spellSlotConsumed':
    case 'victoryDetermined':
    case 'stateEntered':
    case 'intentChosen':
    case 'poolRolled':
    case 'ammoConsumed':
    case 'itemConsumed':
    case 'breathConsumed':
      return undefined;
  }
}

function befalls(ids: readonly string[], by?: string, tone?: PaintName): Cue {
  return {
    things: ids.map(combatantThing),
    ...(by === undefined ? {} : { source: combatantThing(by) }),
    ...(tone === undefined ? {} : { tone }),
  };
}

function leaves({ combatants }: EncounterView, id: string, tone: PaintName, by?: string): Cue {
  const side = combatants.find((one) => one.id === id)?.side;
  const ends = side === undefined ? {} : { from: sidePlace(side), to: gonePlace(side) };
  return { ...befalls([id], by, tone), ...ends };
}
