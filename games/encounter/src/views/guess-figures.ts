/** Draws what a viewer does not know of a combatant: hit points that look as it looks, slots, ammunition, items, spells. */
import { pick } from '@turnwise/game';
import type { Chooser } from '@turnwise/game';
import { slotsOf } from '../content/tables.ts';
import { lessHitDice, parseHitDice } from '../content/hit-dice.ts';
import type { ClassData, Content } from '../content/types.ts';
import type { DiceExpression } from '../dice-expression.ts';
import { hitPointsLike } from '../health.ts';
import type { EncounterView, OwnFigures, SeenCombatant } from '../types.ts';
import { learnable } from './learnable.ts';
import { needsOf } from './needs.ts';

export function guessFigures(view: EncounterView, one: SeenCombatant, content: Content, chooser: Chooser): OwnFigures {
  const needs = needsOf(view.machine, one);
  const { hp, maxHp } = hitPointsLike(one.health, hitPointDice(one, content), chooser);
  const slots = drawSlots(one, content, needs.slots, chooser);
  const spells = drawSpells(one, content, needs.spells, chooser);
  const item = pick(chooser, learnable(content).items);
  const items =
    item === undefined || chooser.below(one.class === null ? RARELY : 2) > 0 ? needs.items : [...needs.items, item];
  const ammo = 1 + chooser.below(FULL_QUIVER);
  return {
    now: { hp, maxHp, slots, ammo, items },
    came: { hp: one.cameDead ? 0 : maxHp, maxHp, slots, ammo, items, spells },
  };
}

const FULL_QUIVER = 20;
/** One monster of so many carries something. */
const RARELY = 8;
/** Sides of the die for each hit die of a monster. */
const HIT_DIE = 8;

/** What its hit points were rolled with, by its class and level or its hit dice. */
function hitPointDice(
  { class: profession, level, hitDice, drained }: SeenCombatant,
  { classes }: Content,
): DiceExpression {
  const sides = profession === null ? HIT_DIE : (classes[profession]?.hitDie ?? HIT_DIE);
  if (hitDice === null) return { count: Math.max(1, level - drained), sides, plus: 0 };
  const { dice, plus } = parseHitDice(lessHitDice(hitDice, drained));
  return dice === 0 ? { count: 1, sides: HIT_DIE / 2, plus: 0 } : { count: dice, sides, plus };
}

/** At most those of its class and level; those that are needed at least once. */
function drawSlots(
  { class: profession, level, drained }: SeenCombatant,
  { classes }: Content,
  needed: readonly number[],
  chooser: Chooser,
): readonly number[] {
  if (profession === null && needed.length === 0) return NONE;
  const most = profession === null ? NONE : slotsOf(classes[profession] as ClassData, Math.max(1, level - drained));
  const slots = most.map((count, index) => Math.max(needed.includes(index + 1) ? 1 : 0, chooser.below(count + 1)));
  for (const wanted of needed) while (slots.length < wanted) slots.push(slots.length + 1 === wanted ? 1 : 0);
  return slots;
}

const NONE: readonly number[] = Object.freeze<number[]>([]);

/** Each that its class could have learned or not, and all that are needed. */
function drawSpells(
  { class: profession }: SeenCombatant,
  content: Content,
  needed: readonly string[],
  chooser: Chooser,
): readonly string[] {
  const known = (learnable(content).spells.get(profession) ?? []).filter(() => chooser.below(2) === 0);
  return needed.length === 0 ? known : [...new Set([...needed, ...known])];
}
