/** Events as a viewer may see them: figures that are the secret of a side are left out for everybody else. */
import type { Viewer } from '@turnwise/game';
import { SIDES } from '../words.ts';
import type { EncounterEvent } from '../event.ts';
import type { Side } from '../words.ts';

export function viewEvent(event: EncounterEvent, viewer: Viewer): EncounterEvent {
  return 'side' in event && !isOf(event.side, viewer) ? withoutSecrets(event) : event;
}

/** Who chose an intent learns nothing by it, and nobody does by what follows from what everybody sees. */
export function revealsTo(event: EncounterEvent, viewer: Viewer): boolean {
  if (event.reveals !== true || FOLLOWS.has(event.kind)) return false;
  return event.kind !== 'intentChosen' || !isOf(event.side, viewer);
}

/** From the intent that was told or is forced, or from who is dead and gone. What these bring by dice is told by the dice. */
const FOLLOWS: ReadonlySet<EncounterEvent['kind']> = new Set([
  'spellCast',
  'itemUsed',
  'breathUsed',
  'entityFled',
  'moraleBroken',
]);

/** Each kind by itself, so that a field that is new is not seen before somebody says so. */
function withoutSecrets(event: Extract<EncounterEvent, { side: Side }>): EncounterEvent {
  const { side } = event;
  const reveals = event.reveals === true ? { reveals: true } : {};
  switch (event.kind) {
    case 'needAction': {
      const { kind, combatantId, forced } = event;
      return { kind, combatantId, side, available: [], ...(forced === undefined ? {} : { forced }) };
    }
    case 'actionRejected':
      return { kind: event.kind, combatantId: event.combatantId, side, reasons: [], ...reveals };
    case 'intentChosen':
      return { kind: event.kind, combatantId: event.combatantId, side, intent: event.intent, by: event.by, ...reveals };
    case 'damageApplied': {
      const { kind, sourceId, targetId, amount } = event;
      return { kind, sourceId, targetId, side, amount, ...reveals };
    }
    case 'healingApplied':
      return { kind: event.kind, sourceId: event.sourceId, targetId: event.targetId, side, ...reveals };
    case 'levelDrained': {
      const { kind, sourceId, targetId, amount, levelAfter } = event;
      return { kind, sourceId, targetId, side, amount, levelAfter, ...reveals };
    }
    case 'spellSlotConsumed':
      return { kind: event.kind, casterId: event.casterId, side, level: event.level };
    case 'ammoConsumed':
      return { kind: event.kind, actorId: event.actorId, side, weaponId: event.weaponId };
  }
}

function isOf(side: Side, viewer: Viewer): boolean {
  return viewer !== null && SIDES[viewer] === side;
}
