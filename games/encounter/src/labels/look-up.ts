/** What the rules say of whatever has this name: a combatant, a kind of monster, a class, a spell, a weapon, armour, an item, a condition; and why one whose turn it is cannot use it now. */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import { contentOf } from '../content-of.ts';
import type { Content } from '../content/types.ts';
import type { EncounterView, SeenCombatant } from '../types.ts';
import { who } from './phrases.ts';
import { classRule } from './rules/class-rule.ts';
import { conditionRule } from './rules/condition-rule.ts';
import { armourRule, itemRule, weaponRule } from './rules/gear-rules.ts';
import { lackRule } from './rules/lack-rule.ts';
import { monsterRule } from './rules/monster-rule.ts';
import { spellRule } from './rules/spell-rule.ts';

/** Ids and names do, whatever the case of their letters. Where several things have the name, all of them are told. */
export function lookUp(view: EncounterView, word: string): readonly Message[] {
  const { setup, combatants } = view;
  const content = contentOf(setup);
  const wanted = word.trim().toLowerCase();
  const found = <V extends { readonly id: string; readonly name: string }>(table: Readonly<Record<string, V>>): V[] =>
    Object.values(table).filter(({ id, name }) => [id.toLowerCase(), name.toLowerCase()].includes(wanted));
  return [
    ...combatants
      .filter(({ id }) => id.toLowerCase() === wanted)
      .flatMap((one) => [...combatantRule(one, content), ...lackRule(view, one.id)]),
    ...found(content.monsters).flatMap(monsterRule),
    ...found(content.classes).flatMap(classRule),
    ...found(content.spells).flatMap((spell) => [...spellRule(spell, content), ...lackRule(view, spell.id)]),
    ...found(content.weapons).flatMap((weapon) => [...weaponRule(weapon), ...lackRule(view, weapon.id)]),
    ...found(content.armour).flatMap(armourRule),
    ...found(content.items).flatMap((item) => [...itemRule(item), ...lackRule(view, item.id)]),
    ...found(content.conditions).flatMap(conditionRule),
  ];
}

/** Who it is, and what its kind is like. */
function combatantRule({ id, monster, class: of, level, ac }: SeenCombatant, content: Content): readonly Message[] {
  const kind = monster === null ? undefined : content.monsters[monster];
  const name = kind?.name ?? content.classes[of ?? '']?.name;
  const head = message(kind === undefined ? 'rule.character' : 'rule.creature', { id: who(id), name, level, ac });
  return kind === undefined ? [head] : [head, ...monsterRule(kind)];
}
