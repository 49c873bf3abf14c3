/** What becomes of somebody: hit points, levels, supplies, and leaving the fight. */
import { message } from '@turnwise/game';
import type { Phrase } from '../phrases.ts';
import { who, thing } from '../phrases.ts';
import { remainingPhrase } from './remaining-phrase.ts';
import type { Sentences } from './sentences.ts';

type Kinds =
  | 'damageApplied'
  | 'healingApplied'
  | 'levelDrained'
  | 'spellSlotConsumed'
  | 'ammoConsumed'
  | 'itemConsumed'
  | 'breathConsumed'
  | 'entityDied'
  | 'entityFled'
  | 'entityDestroyed';

export const changeSentences: Sentences<Kinds> = {
  damageApplied: (event) =>
    message('event.damageApplied', { target: who(event.targetId), amount: event.amount, left: leftPhrase(event) }),

  healingApplied: (event) =>
    message(event.amount === undefined ? 'event.healingApplied.hidden' : 'event.healingApplied', {
      target: who(event.targetId),
      amount: event.amount,
      left: leftPhrase(event),
    }),

  levelDrained: (event) =>
    message('event.levelDrained', {
      source: who(event.sourceId),
      target: who(event.targetId),
      amount: event.amount,
      level: event.levelAfter,
      left: leftPhrase(event),
    }),

  spellSlotConsumed: ({ casterId, level, remaining }) =>
    message('event.spellSlotConsumed', { caster: who(casterId), level, left: remainingPhrase(remaining) }),

  ammoConsumed: ({ actorId, weaponId, remaining }) =>
    message('event.ammoConsumed', {
      actor: who(actorId),
      weapon: thing(weaponId),
      left: remainingPhrase(remaining),
    }),

  itemConsumed: ({ actorId, itemId }) => message('event.itemConsumed', { actor: who(actorId), item: thing(itemId) }),

  breathConsumed: ({ actorId, remaining }) =>
    message('event.breathConsumed', { actor: who(actorId), left: remainingPhrase(remaining) }),

  entityDied: ({ entityId }) => message('event.entityDied', { entity: who(entityId) }),

  entityFled: ({ entityId }) => message('event.entityFled', { entity: who(entityId) }),

  entityDestroyed: ({ sourceId, targetId }) =>
    message('event.entityDestroyed', { source: who(sourceId), target: who(targetId) }),
};

function leftPhrase({ targetHpAfter }: { readonly targetHpAfter?: number }): Phrase {
  return targetHpAfter === undefined ? '' : message('phrase.hpLeft', { hp: targetHpAfter });
}
