/**
 * What happened, as a sentence. At the level `debug` rolls are told with their figures. Nothing is told that the event does
 * not hold: hit points are left out for those from whom the event has left them out.
 */
import { message } from '@turnwise/game';
import type { LogLevel, Message, Table } from '@turnwise/game';
import type { EncounterEvent } from '../event.ts';
import type { EncounterView } from '../types.ts';
import { actionLabel, intentLabel } from './action-label.ts';
import { mayHaveCompanions } from './has-companions.ts';
import { conditionPhrase, listPhrase, named, namesPhrase, roundsPhrase, thing } from './phrases.ts';
import type { Phrase } from './phrases.ts';
import { rejectionLabel } from './refusal-label.ts';

export function eventLabel(event: EncounterEvent, _table: Table, level: LogLevel, view?: EncounterView): Message {
  const text = sentence(event, view);
  const figures = level === 'debug' ? figuresOf(event) : undefined;
  return figures === undefined ? text : message('log.figures', { text, figures });
}

function sentence(event: EncounterEvent, view?: EncounterView): Message {
  const key = `event.${event.kind}`;
  switch (event.kind) {
    case 'encounterStarted':
      return message(key, { encounter: event.encounterId.replaceAll('-', ' ') });
    case 'surpriseRolled':
      return surprise(event);
    case 'roundStarted':
      return message(key, { round: event.roundNo });
    case 'initiativeRolled':
      return message(key, {
        rolls: event.order.map(([id, roll]) => message('phrase.roll', { combatant: named(id), roll })),
      });
    case 'turnQueueBuilt':
      return message(key, { queue: event.queue.map(named) });
    case 'turnStarted':
      return message(key, { combatant: named(event.combatantId) });
    case 'turnSkipped':
      return message(key, { combatant: named(event.combatantId), reason: conditionPhrase(event.reason) });
    case 'needAction':
      return needAction(event);
    case 'actionRejected': {
      const reasons = event.reasons.map(rejectionLabel);
      return message(reasons.length === 0 ? `${key}.hidden` : key, { combatant: named(event.combatantId), reasons });
    }
    case 'encounterFaulted':
      return message(event.actorId === null ? key : `${key}.turn`, {
        state: event.state,
        actor: named(event.actorId ?? ''),
        errorType: event.errorType,
        text: event.message,
      });
    case 'attackRolled':
      return message(`${key}.${event.hit ? (event.critical ? 'critical' : 'hit') : 'miss'}`, {
        attacker: named(event.attackerId),
        defender: named(event.defenderId),
        roll: event.roll,
      });
    case 'damageApplied':
      return message(key, { target: named(event.targetId), amount: event.amount, left: leftPhrase(event) });
    case 'healingApplied':
      return message(event.amount === undefined ? `${key}.hidden` : key, {
        target: named(event.targetId),
        amount: event.amount,
        left: leftPhrase(event),
      });
    case 'levelDrained':
      return message(key, {
        source: named(event.sourceId),
        target: named(event.targetId),
        amount: event.amount,
        level: event.levelAfter,
        left: leftPhrase(event),
      });
    case 'spellSlotConsumed':
      return message(key, {
        caster: named(event.casterId),
        level: event.level,
        left: remainingPhrase(event.remaining),
      });
    case 'ammoConsumed':
      return message(key, {
        actor: named(event.actorId),
        weapon: thing(event.weaponId),
        left: remainingPhrase(event.remaining),
      });
    case 'itemConsumed':
      return message(key, { actor: named(event.actorId), item: thing(event.itemId) });
    case 'breathConsumed':
      return message(key, { actor: named(event.actorId), left: remainingPhrase(event.remaining) });
    case 'conditionApplied':
      return afflicted(event.targetId, event.conditionId, event.duration);
    case 'modifierApplied':
      return afflicted(event.targetId, event.modifierId, event.duration);
    case 'conditionEnded':
    case 'modifierEnded':
      return message(`event.conditionEnded.${event.reason}`, {
        target: named(event.targetId),
        condition: conditionPhrase(event.conditionId),
      });
    case 'hitAbsorbed':
      return message(key, {
        target: named(event.targetId),
        condition: thing(event.conditionId),
        left: remainingPhrase(event.remaining),
      });
    case 'entityDied':
    case 'entityFled':
      return message(key, { entity: named(event.entityId) });
    case 'entityDestroyed':
      return message(key, { source: named(event.sourceId), target: named(event.targetId) });
    case 'moraleCheckRolled':
      return message(`${key}.${event.failed ? 'failed' : 'held'}${alone(view, event.combatantId)}`, {
        combatant: named(event.combatantId),
        trigger: message(`trigger.${event.trigger}`),
      });
    case 'moraleBroken':
      return message(`${key}${alone(view, event.combatantId)}`, { combatant: named(event.combatantId) });
    case 'forcedIntentQueued':
    case 'forcedIntentApplied':
      return message(key, { combatant: named(event.combatantId), intent: message(`forced.${event.intent}`) });
    case 'victoryDetermined':
      return message(`${key}.${event.outcome}`);
    case 'stateEntered':
      return message(key, { state: event.state });
    case 'intentChosen':
      return message(key, { combatant: named(event.combatantId), action: intentLabel(event.intent) });
    case 'savingThrowRolled':
      return message(`${key}.${event.saved ? 'saved' : 'failed'}`, {
        combatant: named(event.combatantId),
        against: message(`save.${event.against}`),
      });
    case 'spellCast':
      return message(key, {
        caster: named(event.casterId),
        spell: thing(event.spellId),
        on: onPhrase(event.casterId, event.targetIds),
      });
    case 'itemUsed':
      return message(key, {
        actor: named(event.actorId),
        item: thing(event.itemId),
        on: onPhrase(event.actorId, event.targetIds),
      });
    case 'breathUsed':
      return message(key, { actor: named(event.actorId), targets: namesPhrase(event.targetIds) });
    case 'undeadTurned':
      return undeadTurned(event);
    case 'poolRolled':
      return message(`${key}.${event.of}`, { actor: named(event.actorId), dice: event.dice, total: event.total });
  }
}

type EventOf<K extends EncounterEvent['kind']> = Extract<EncounterEvent, { readonly kind: K }>;

function surprise({ partySurprised, oppositionSurprised }: EventOf<'surpriseRolled'>): Message {
  if (partySurprised && oppositionSurprised) return message('event.surpriseRolled.both');
  if (!partySurprised && !oppositionSurprised) return message('event.surpriseRolled.none');
  return message(`event.surpriseRolled.${partySurprised ? 'party' : 'opposition'}`);
}

/** What the combatant may do; on a forced turn, that it may not; of the other side, that it is to act. */
function needAction({ combatantId, available, forced }: EventOf<'needAction'>): Message {
  const variant = forced === true ? '.forced' : available.length === 0 ? '.hidden' : '';
  return message(`event.needAction${variant}`, {
    combatant: named(combatantId),
    choices: available.map(({ label }) => actionLabel(label)),
  });
}

function afflicted(target: string, condition: string, rounds: number | null): Message {
  return message('event.conditionApplied', {
    target: named(target),
    condition: conditionPhrase(condition),
    rounds: roundsPhrase(rounds),
  });
}

function undeadTurned({ actorId, turned, destroyed }: EventOf<'undeadTurned'>): Message {
  const done: Phrase[] = [];
  if (turned.length > 0) done.push(message('phrase.turned', { targets: namesPhrase(turned) }));
  if (destroyed.length > 0) done.push(message('phrase.destroyed', { targets: namesPhrase(destroyed) }));
  return message(done.length === 0 ? 'event.undeadTurned.none' : 'event.undeadTurned', {
    actor: named(actorId),
    done: listPhrase(done),
  });
}

/** Whom it is for, but for the actor alone. */
function onPhrase(actor: string, targets: readonly string[]): Phrase {
  return targets.every((id) => id === actor) ? '' : message('phrase.on', { targets: namesPhrase(targets) });
}

function leftPhrase({ targetHpAfter }: { readonly targetHpAfter?: number }): Phrase {
  return targetHpAfter === undefined ? '' : message('phrase.hpLeft', { hp: targetHpAfter });
}

function remainingPhrase(remaining: number | undefined): Phrase {
  return remaining === undefined ? '' : message('phrase.left', { remaining });
}

function figuresOf(event: EncounterEvent): Message | undefined {
  if (event.kind === 'attackRolled') {
    const { roll, total, targetAc } = event;
    return message('log.attack', { roll, total, targetAc });
  }
  if (event.kind === 'savingThrowRolled') {
    const { roll, total, needed } = event;
    return message('log.save', { roll, total, needed });
  }
  if (event.kind === 'moraleCheckRolled') {
    const { roll, threshold } = event;
    return message('log.morale', { roll, threshold });
  }
  if (event.kind === 'surpriseRolled') {
    const { partyRoll, oppositionRoll } = event;
    return message('log.surprise', { partyRoll, oppositionRoll });
  }
  if (event.kind === 'undeadTurned' && event.roll !== null) {
    const { roll, needed } = event;
    return message('log.turning', { roll, needed });
  }
  return undefined;
}

/** Who stands alone has no companions to be told of. */
function alone(view: EncounterView | undefined, id: string): string {
  return mayHaveCompanions(view, id) ? '' : '.alone';
}
