/**
 * A state that a viewer cannot tell from the true one: what it does not know of the other side is drawn anew, such that
 * everything that is under way (an intent, a forced intent, effects) can be done.
 */
import type { Chooser } from '@turnwise/game';
import type { Random } from '@turnwise/kernel';
import { contentOf } from '../content-of.ts';
import type { Body, Combatant, EncounterState, EncounterView, OwnFigures, SeenCombatant } from '../types.ts';
import { guessFigures } from './guess-figures.ts';

export function determinize(view: EncounterView, chooser: Chooser, random: Random): EncounterState {
  const content = contentOf(view.setup);
  const figures = view.combatants.map((one) => one.own ?? guessFigures(view, one, content, chooser));
  return {
    setup: {
      ...view.setup,
      combatants: view.combatants.map((one, place) => cameAs(one, figures[place] as OwnFigures)),
    },
    machine: view.machine,
    bodies: view.combatants.map((one, place) => isAs(one, figures[place] as OwnFigures)),
    afflictions: view.combatants.map(({ afflictions }) => afflictions),
    forced: view.combatants.map(({ forced }) => forced),
    morale: view.morale,
    random,
  };
}

/** One literal, field by field: spreading records into it costs many times as much. */
function cameAs(one: SeenCombatant, { came }: OwnFigures): Combatant {
  return {
    id: one.id,
    side: one.side,
    class: one.class,
    monster: one.monster,
    level: one.level,
    hitDice: one.hitDice,
    ac: one.ac,
    abilities: one.abilities,
    weapons: one.weapons,
    attacks: one.attacks,
    morale: one.morale,
    group: one.group,
    thac0: one.thac0,
    saves: one.saves,
    hp: came.hp,
    maxHp: came.maxHp,
    slots: came.slots,
    ammo: came.ammo,
    items: came.items,
    spells: came.spells,
  };
}

/** The fields in the order of `startOf`, so that bodies of guesses and of true states have one hidden class. */
function isAs({ drained, breaths, dead, fled }: SeenCombatant, { now }: OwnFigures): Body {
  const { hp, maxHp, slots, ammo, items } = now;
  return { hp, maxHp, drained, slots, ammo, items, breaths, dead, fled };
}
