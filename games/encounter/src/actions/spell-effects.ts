/**
 * What a spell comes to, RULES.md 8.3, from the closed vocabulary of its data. The order of the draws: how many are affected, then for
 * each target its save and its effects, as they are written.
 */
import { atLevel } from '../content/tables.ts';
import type { Spared, SpellData, SpellEffect } from '../content/types.ts';
import type { EncounterEvent } from '../event.ts';
import type { Effect } from '../types.ts';
import type { CombatContext } from '../views/context.ts';
import type { Field } from '../views/field.ts';
import type { ActionResult, PlannedEffect } from './action.ts';
import { rollPool } from './hit-dice-pool.ts';
import { halved, rollSave } from './saving-throw.ts';
import type { SavingThrow } from './saving-throw.ts';
import { isPerson, isUndead, levelOf } from './standing.ts';

export function resolveSpell(context: CombatContext, spell: SpellData, targets: readonly string[]): ActionResult {
  const { affected, events: drawn } = affectedBy(context, spell, targets);
  const events = [...drawn];
  const effects = affected.flatMap((target): readonly PlannedEffect[] => {
    const save = saveAgainst(context, spell, target, targets.length === 1);
    if (save !== undefined) events.push(save.event);
    const because = save === undefined ? {} : { because: save.event };
    return spell.effects
      .flatMap((effect) => effectOn(context, effect, target, save?.saved === true))
      .map((effect) => ({ ...effect, ...because }));
  });
  return { events, effects };
}

export function affects(field: Field, { not }: SpellData, target: string): boolean {
  return !not.some((spared) => IS[spared](field, target));
}

/** Whether anything can happen to it: it is none of those whom the spell spares, and not too strong for its pool. */
export function canReach(field: Field, spell: SpellData, target: string): boolean {
  return affects(field, spell, target) && (spell.pool === null || levelOf(field, target) <= spell.pool.most);
}

const IS: Readonly<Record<Spared, (field: Field, id: string) => boolean>> = {
  undead: isUndead,
  nonPerson: (field, id) => !isPerson(field, id),
};

/** How many missiles the caster has, or undefined for a spell without. */
export function missilesOf(context: CombatContext, { missiles }: SpellData): number | undefined {
  return missiles === null ? undefined : atLevel(missiles, levelOf(context, context.actorId));
}

/** Those whom something happens to, in order; one that several missiles hit is there as often. */
export function affectedBy(
  context: CombatContext,
  spell: SpellData,
  targets: readonly string[],
): { readonly affected: readonly string[]; readonly events: readonly EncounterEvent[] } {
  const can = (id: string): boolean => canReach(context, spell, id);
  const { pool, first } = spell;
  if (pool !== null) {
    const { affected, event } = rollPool(context, pool.hitDice, targets.filter(can));
    return { affected, events: [event] };
  }
  if (first !== null && targets.length > 1) {
    const total = context.dice.roll(first);
    const event = { kind: 'poolRolled', actorId: context.actorId, dice: first, total, of: 'targets' } as const;
    return { affected: targets.slice(0, total).filter(can), events: [event] };
  }
  const affected = targets.filter(can);
  const missiles = affected.length === 0 ? undefined : missilesOf(context, spell);
  return { affected: missiles === undefined ? affected : roundRobin(affected, missiles), events: [] };
}

function roundRobin(targets: readonly string[], count: number): readonly string[] {
  return Array.from({ length: count }, (_, place) => targets[place % targets.length] as string);
}

function saveAgainst(
  context: CombatContext,
  { save }: SpellData,
  target: string,
  alone: boolean,
): SavingThrow | undefined {
  return save === null ? undefined : rollSave(context, target, save.against, alone ? save.alone : 0);
}

function effectOn(context: CombatContext, effect: SpellEffect, target: string, saved: boolean): readonly Effect[] {
  const { actorId: source, dice } = context;
  if (saved && !(effect.kind === 'damage' && effect.half)) return [];
  switch (effect.kind) {
    case 'damage': {
      const times = effect.perLevel ? levelOf(context, source) : 1;
      let rolled = 0;
      for (let i = 0; i < times; i++) rolled += dice.roll(effect.dice);
      return [{ kind: 'damage', source, target, amount: saved ? halved(rolled) : rolled }];
    }
    case 'heal':
      return [{ kind: 'heal', source, target, amount: dice.roll(effect.dice) }];
    case 'condition': {
      const { condition, rounds, charges } = effect;
      const duration = typeof rounds === 'string' ? dice.roll(rounds) : rounds;
      const absorbed = charges === null ? 0 : dice.roll(charges);
      return [{ kind: 'applyCondition', source, target, condition, duration, charges: absorbed }];
    }
    case 'dispel':
      return [{ kind: 'endConditions', source, target }];
  }
}
