/**
 * Casting a spell, RULES.md 8.1. Refused for, in this order: no caster (and nothing else), silenced, a spell that is not known (and nothing
 * of its slot and targets), a slot of another level, no slot left, then what is wrong with the targets.
 */
import { message } from '@turnwise/game';
import type { SpellData } from '../content/types.ts';
import type { Intent, Rejection } from '../words.ts';
import type { CombatContext } from '../views/context.ts';
import type { CombatAction } from './action.ts';
import { affects, missilesOf, resolveSpell } from './spell-effects.ts';
import { boundsOf, listRejections, listsOf, meantBy, targetingOf } from './targeting.ts';
import type { Targeting } from './targeting.ts';
import { reject } from './targets.ts';

type CastSpell = Extract<Intent, { readonly kind: 'castSpell' }>;

export const castSpell: CombatAction<CastSpell> = {
  kind: 'castSpell',

  validate(context, { spell: id, level, targets }) {
    if (!isCaster(context)) return [reject('NOT_A_CASTER')];
    const rejections = [...silence(context)];
    const spell = knownSpells(context).find((one) => one.id === id);
    if (spell === undefined) return [...rejections, reject('UNKNOWN_SPELL', { spell: id })];
    if (level !== spell.level) rejections.push(reject('SLOT_LEVEL_MISMATCH', { spell: id, level: spell.level }));
    rejections.push(...slotLack(context, level), ...listRejections(context, spellTargeting(context, spell), targets));
    return rejections;
  },

  execute(context, { actor, spell: id, level, targets }) {
    const spell = context.content.spells[id] as SpellData;
    const meant = meantBy(context, targets);
    const { events, effects } = resolveSpell(context, spell, meant);
    return {
      events: [{ kind: 'spellCast', casterId: actor, spellId: id, targetIds: meant }, ...events],
      effects: [{ kind: 'consumeSlot', caster: actor, level }, ...effects],
    };
  },

  offers(context) {
    return castable(context).map(({ spell, targeting }) => ({
      kind: 'castSpell',
      fixed: fixedOf(spell),
      ...boundsOf(targeting),
      label: message('offer.castSpell', fixedOf(spell)),
    }));
  },

  lacks(context) {
    if (!isCaster(context)) return [];
    return knownSpells(context).flatMap((spell) => {
      const reasons = obstacles(context, spell, spellTargeting(context, spell));
      return reasons.length === 0 ? [] : [{ kind: 'castSpell', fixed: fixedOf(spell), reasons }];
    });
  },

  choices(context) {
    return castable(context).flatMap(({ spell, targeting }) =>
      listsOf(targeting).map((targets) => ({
        label: { key: 'action.castSpell', params: { ...fixedOf(spell), targets } },
        intent: { kind: 'castSpell', actor: context.actorId, ...fixedOf(spell), targets },
      })),
    );
  },
};

/** Of a class with slots, or given slots of its own. */
function isCaster({ parties, content, actorId }: CombatContext): boolean {
  const { class: id, slots } = parties.combatant(actorId);
  const byClass = id === null ? undefined : content.classes[id]?.slots;
  return Object.keys(byClass ?? {}).length > 0 || slots.some((count) => count > 0);
}

function knownSpells({ parties, content, actorId }: CombatContext): readonly SpellData[] {
  return parties.combatant(actorId).spells.flatMap((id) => content.spells[id] ?? []);
}

function castable(context: CombatContext): readonly { readonly spell: SpellData; readonly targeting: Targeting }[] {
  if (!isCaster(context)) return [];
  return knownSpells(context)
    .map((spell) => ({ spell, targeting: spellTargeting(context, spell) }))
    .filter(({ spell, targeting }) => obstacles(context, spell, targeting).length === 0);
}

/** What stands in the way whatever the targets. */
function obstacles(context: CombatContext, { level }: SpellData, { candidates }: Targeting): readonly Rejection[] {
  const targetless = candidates.length === 0 ? [reject('NEEDS_TARGET')] : [];
  return [...silence(context), ...slotLack(context, level), ...targetless];
}

function silence({ conditions, actorId }: CombatContext): readonly Rejection[] {
  return conditions.canCast(actorId) ? [] : [reject('SILENCED')];
}

function slotLack({ parties, actorId }: CombatContext, level: number): readonly Rejection[] {
  return (parties.body(actorId).slots[level - 1] ?? 0) > 0 ? [] : [reject('NO_SPELL_SLOT', { level })];
}

function spellTargeting(context: CombatContext, spell: SpellData): Targeting {
  return targetingOf(context, spell.targets, (id) => affects(context, spell, id), missilesOf(context, spell));
}

function fixedOf({ id, level }: SpellData): { readonly spell: string; readonly level: number } {
  return { spell: id, level };
}
