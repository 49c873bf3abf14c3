/** What is used up: slots, ammunition, items, breath. */
import type { Effect } from '../types.ts';
import { bodyOf, sideOf } from './writing.ts';
import type { Writers } from './writing.ts';

type Kinds = 'consumeSlot' | 'consumeAmmo' | 'consumeItem' | 'consumeBreath';

export const supplyEffects: Writers<Effect, Kinds> = {
  consumeSlot(writing, { caster: casterId, level }) {
    const body = bodyOf(writing, casterId);
    const remaining = Math.max(0, (body.slots[level - 1] ?? 0) - 1);
    body.slots = body.slots.map((left, index) => (index === level - 1 ? remaining : left));
    const side = sideOf(writing, casterId);
    writing.emit?.({ kind: 'spellSlotConsumed', casterId, side, level, remaining });
  },

  consumeAmmo(writing, { actor: actorId, weapon: weaponId }) {
    const body = bodyOf(writing, actorId);
    body.ammo = Math.max(0, body.ammo - 1);
    const side = sideOf(writing, actorId);
    writing.emit?.({ kind: 'ammoConsumed', actorId, side, weaponId, remaining: body.ammo });
  },

  consumeItem(writing, { actor: actorId, item: itemId }) {
    const body = bodyOf(writing, actorId);
    const used = body.items.indexOf(itemId);
    body.items = body.items.filter((_, index) => index !== used);
    writing.emit?.({ kind: 'itemConsumed', actorId, itemId });
  },

  consumeBreath(writing, { actor: actorId }) {
    const body = bodyOf(writing, actorId);
    body.breaths = Math.max(0, body.breaths - 1);
    writing.emit?.({ kind: 'breathConsumed', actorId, remaining: body.breaths });
  },
};
