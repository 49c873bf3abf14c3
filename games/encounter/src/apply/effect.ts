/** What each effect changes, and the mutation event that tells of it. */
import type { Draft, Emit, Writable } from '@turnwise/kernel';
import type { Content } from '../content/types.ts';
import { placeOf } from '../registration.ts';
import type { Body, Effect, EncounterTypes } from '../types.ts';
import type { Side } from '../words.ts';
import { absorbHit, afflict, endAfflictions } from './afflictions.ts';

export function applyEffect(
  draft: Draft<EncounterTypes>,
  content: Content,
  effect: Effect,
  emit: Emit<EncounterTypes>,
): void {
  switch (effect.kind) {
    case 'damage': {
      const { source: sourceId, target: targetId, amount } = effect;
      const body = bodyOf(draft, targetId);
      body.hp = Math.max(0, body.hp - amount);
      const side = sideOf(draft, targetId);
      emit?.({ kind: 'damageApplied', sourceId, targetId, side, amount, targetHpAfter: body.hp });
      if (amount > 0) wake(draft, content, targetId, emit);
      break;
    }
    case 'heal': {
      const { source: sourceId, target: targetId } = effect;
      const body = bodyOf(draft, targetId);
      // Nothing heals the dead.
      const amount = body.dead ? 0 : Math.min(effect.amount, body.maxHp - body.hp);
      body.hp += amount;
      const side = sideOf(draft, targetId);
      emit?.({ kind: 'healingApplied', sourceId, targetId, side, amount, targetHpAfter: body.hp });
      break;
    }
    case 'drain': {
      const { source: sourceId, target: targetId, amount } = effect;
      const body = bodyOf(draft, targetId);
      body.drained++;
      const levelAfter = Math.max(0, levelOf(draft, targetId) - body.drained);
      body.maxHp = Math.max(0, body.maxHp - amount);
      body.hp = levelAfter === 0 ? 0 : Math.max(0, body.hp - amount);
      const side = sideOf(draft, targetId);
      emit?.({ kind: 'levelDrained', sourceId, targetId, side, amount, levelAfter, targetHpAfter: body.hp });
      wake(draft, content, targetId, emit);
      break;
    }
    case 'destroy':
      bodyOf(draft, effect.target).hp = 0;
      emit?.({ kind: 'entityDestroyed', sourceId: effect.source, targetId: effect.target });
      break;
    case 'consumeSlot': {
      const { caster: casterId, level } = effect;
      const body = bodyOf(draft, casterId);
      const remaining = Math.max(0, (body.slots[level - 1] ?? 0) - 1);
      body.slots = body.slots.map((left, index) => (index === level - 1 ? remaining : left));
      emit?.({ kind: 'spellSlotConsumed', casterId, side: sideOf(draft, casterId), level, remaining });
      break;
    }
    case 'consumeAmmo': {
      const { actor: actorId, weapon: weaponId } = effect;
      const body = bodyOf(draft, actorId);
      body.ammo = Math.max(0, body.ammo - 1);
      emit?.({ kind: 'ammoConsumed', actorId, side: sideOf(draft, actorId), weaponId, remaining: body.ammo });
      break;
    }
    case 'consumeItem': {
      const { actor: actorId, item: itemId } = effect;
      const body = bodyOf(draft, actorId);
      const used = body.items.indexOf(itemId);
      body.items = body.items.filter((_, index) => index !== used);
      emit?.({ kind: 'itemConsumed', actorId, itemId });
      break;
    }
    case 'consumeBreath': {
      const body = bodyOf(draft, effect.actor);
      body.breaths = Math.max(0, body.breaths - 1);
      emit?.({ kind: 'breathConsumed', actorId: effect.actor, remaining: body.breaths });
      break;
    }
    case 'applyCondition': {
      const { source, target, condition: id, duration: rounds, charges } = effect;
      afflict(draft, content, placeOf(draft.state.setup, target), { id, source, rounds, charges }, emit);
      break;
    }
    case 'endConditions':
      endAfflictions(draft, content, placeOf(draft.state.setup, effect.target), () => true, 'dispelled', emit);
      break;
    case 'absorb':
      absorbHit(draft, content, placeOf(draft.state.setup, effect.target), effect.condition, emit);
      break;
    case 'flee': {
      // Who was struck down on the way did not get away.
      if (draft.state.bodies[placeOf(draft.state.setup, effect.actor)]?.hp === 0) break;
      bodyOf(draft, effect.actor).fled = true;
      emit?.({ kind: 'entityFled', entityId: effect.actor });
      break;
    }
  }
}

/** The body for writing. */
export function bodyOf(draft: Draft<EncounterTypes>, id: string): Writable<Body> {
  const { state } = draft;
  const place = placeOf(state.setup, id);
  const bodies = (state.bodies = draft.own(state.bodies));
  const body = draft.own(bodies[place] as Body);
  bodies[place] = body;
  return body;
}

function wake(draft: Draft<EncounterTypes>, content: Content, id: string, emit: Emit<EncounterTypes>): void {
  const place = placeOf(draft.state.setup, id);
  endAfflictions(draft, content, place, (_, { endsOnDamage }) => endsOnDamage, 'damaged', emit);
}

function sideOf({ state }: Draft<EncounterTypes>, id: string): Side {
  return state.setup.combatants[placeOf(state.setup, id)]?.side ?? 'party';
}

function levelOf({ state }: Draft<EncounterTypes>, id: string): number {
  return state.setup.combatants[placeOf(state.setup, id)]?.level ?? 0;
}
