/** What becomes of somebody: hit points, levels, supplies, and leaving the fight. */
import { message } from '@turnwise/game';
import type { Phrase } from '../phrases.ts';
import { named, thing } from '../phrases.ts';
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
    message('event.damageApplied', { target: named(event.targetId), amount: event.amount, left: leftPhrase(event) }),

  healingApplied: (event) =>
    message(event.amount === undefined ? 'event.healingApplied.hidden' : 'event.healingApplied', {
      target: named(event.targetId),
      amount: event.amount,
      left: leftPhrase(event),
    }),

  levelDrained: (event) =>
    message('event.levelDrained', {
      source: named(event.sourceId),
      target: named(event.targetId),
      amount: event.amount,
      level: event.levelAfter,
      left: leftPhrase(event),
    }),

  spellSlotConsumed: ({ casterId, level, remaining }) =>
    message('event.spellSlotConsumed', { caster: named(casterId), level, left: remainingPhrase(remaining) }),

  ammoConsumed: ({ actorId, weaponId, remaining }) =>
    message('event.ammoConsumed', {
      actor: named(actorId),
      weapon: thing(weaponId),
      left: remainingPhrase(remaining),
    }),

  itemConsumed: ({ actorId, itemId }) => message('event.itemConsumed', { actor: named(actorId), item: thing(itemId) }),

  breathConsumed: ({ actorId, remaining }) =>
    message('event.breathConsumed', { actor: named(actorId), left: remainingPhrase(remaining) }),

  entityDied: ({ entityId }) => message('event.entityDied', { entity: named(entityId) }),

  entityFled: ({ entityId }) => message('event.entityFled', { entity: named(entityId) }),

  entityDestroyed: ({ sourceId, targetId }) =>
    message('event.entityDestroyed', { source: named(sourceId), target: named(targetId) }),
};

function leftPhrase({ targetHpAfter }: { readonly targetHpAfter?: number }): Phrase {
  return targetHpAfter === undefined ? '' : message('phrase.hpLeft', { hp: targetHpAfter });
}
