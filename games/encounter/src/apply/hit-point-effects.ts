/** Hit points lost and regained, levels drained, the dead destroyed. */
import type { Effect } from '../types.ts';
import { endAfflictions } from './afflictions.ts';
import { bodyOf, combatantOf, sideOf } from './writing.ts';
import type { Writers, Writing } from './writing.ts';

export const hitPointEffects: Writers<Effect, 'damage' | 'heal' | 'drain' | 'destroy'> = {
  damage(writing, { source: sourceId, target: targetId, amount }) {
    const body = bodyOf(writing, targetId);
    body.hp = Math.max(0, body.hp - amount);
    const side = sideOf(writing, targetId);
    writing.emit?.({ kind: 'damageApplied', sourceId, targetId, side, amount, targetHpAfter: body.hp });
    if (amount > 0) wake(writing, targetId);
  },

  heal(writing, { source: sourceId, target: targetId, amount: most }) {
    const body = bodyOf(writing, targetId);
    // Nothing heals the dead.
    const amount = body.dead ? 0 : Math.min(most, body.maxHp - body.hp);
    body.hp += amount;
    const side = sideOf(writing, targetId);
    writing.emit?.({ kind: 'healingApplied', sourceId, targetId, side, amount, targetHpAfter: body.hp });
  },

  drain(writing, { source: sourceId, target: targetId, amount }) {
    const body = bodyOf(writing, targetId);
    body.drained++;
    const levelAfter = Math.max(0, (combatantOf(writing, targetId)?.level ?? 0) - body.drained);
    body.maxHp = Math.max(0, body.maxHp - amount);
    body.hp = levelAfter === 0 ? 0 : Math.max(0, body.hp - amount);
    const side = sideOf(writing, targetId);
    writing.emit?.({ kind: 'levelDrained', sourceId, targetId, side, amount, levelAfter, targetHpAfter: body.hp });
    wake(writing, targetId);
  },

  destroy(writing, { source: sourceId, target: targetId }) {
    bodyOf(writing, targetId).hp = 0;
    writing.emit?.({ kind: 'entityDestroyed', sourceId, targetId });
  },
};

function wake(writing: Writing, id: string): void {
  endAfflictions(writing, id, (_, { endsOnDamage }) => endsOnDamage, 'damaged');
}
