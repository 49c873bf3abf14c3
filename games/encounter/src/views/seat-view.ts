/**
 * What a seat sees, RULES.md 12: its own side whole; of the other side everything but hit points, slots, ammunition, items and spells.
 * Built from the state by whitelist.
 */
import type { Viewer } from '@turnwise/game';
import { healthOf } from '../health.ts';
import { SIDES } from '../words.ts';
import type { Body, Combatant, EncounterState, EncounterView, OwnFigures, SeenCombatant } from '../types.ts';
import type { Side } from '../words.ts';

/** A spectator sees both sides as each sees the other. */
export function viewFor(state: EncounterState, viewer: Viewer): EncounterView {
  return look(state, (side) => viewer !== null && SIDES[viewer] === side);
}

export function viewWhole(state: EncounterState): EncounterView {
  return look(state, () => true);
}

function look(state: EncounterState, isOwn: (side: Side) => boolean): EncounterView {
  const { setup, machine, morale } = state;
  const { id, name, ruleset, control, data, conditions, forced } = setup;
  return {
    setup: { id, name, ruleset, control, data, conditions, forced },
    machine,
    combatants: setup.combatants.map((combatant, place) => seen(state, combatant, place, isOwn(combatant.side))),
    morale,
  };
}

/** One literal, field by field: spreading records into it costs twenty times as much. */
function seen(state: EncounterState, combatant: Combatant, place: number, isOwn: boolean): SeenCombatant {
  const body = state.bodies[place] as Body;
  return {
    id: combatant.id,
    side: combatant.side,
    class: combatant.class,
    monster: combatant.monster,
    level: combatant.level,
    hitDice: combatant.hitDice,
    ac: combatant.ac,
    abilities: combatant.abilities,
    weapons: combatant.weapons,
    attacks: combatant.attacks,
    morale: combatant.morale,
    group: combatant.group,
    thac0: combatant.thac0,
    saves: combatant.saves,
    health: healthOf(body),
    drained: body.drained,
    breaths: body.breaths,
    dead: body.dead,
    fled: body.fled,
    cameDead: combatant.hp === 0,
    afflictions: state.afflictions[place] ?? [],
    forced: state.forced[place] ?? null,
    own: isOwn ? ownFigures(combatant, body) : null,
  };
}

function ownFigures(combatant: Combatant, body: Body): OwnFigures {
  const { hp, maxHp, slots, ammo, items, spells } = combatant;
  return {
    came: { hp, maxHp, slots, ammo, items, spells },
    now: { hp: body.hp, maxHp: body.maxHp, slots: body.slots, ammo: body.ammo, items: body.items },
  };
}
