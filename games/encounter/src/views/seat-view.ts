/**
 * What a seat sees: its own side whole; of the other side everything but hit points, slots, ammunition, items and spells.
 * Built from the state by whitelist.
 */
import type { Viewer } from '@turnwise/game';
import { healthOf } from '../health.ts';
import { SIDES } from '../words.ts';
import type { Body, Combatant, EncounterState, EncounterView, OwnFigures, SeenCombatant } from '../types.ts';
import type { Side } from '../words.ts';
import { knownFigures } from './known-figures.ts';

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
    combatants: setup.combatants.map((combatant, place) =>
      seen(state, combatant, state.bodies[place] as Body, place, isOwn(combatant.side)),
    ),
    morale,
  };
}

function seen(
  { afflictions, forced }: EncounterState,
  combatant: Combatant,
  body: Body,
  place: number,
  isOwn: boolean,
): SeenCombatant {
  const { drained, breaths, dead, fled } = body;
  return {
    ...knownFigures(combatant),
    health: healthOf(body),
    drained,
    breaths,
    dead,
    fled,
    cameDead: combatant.hp === 0,
    afflictions: afflictions[place] ?? [],
    forced: forced[place] ?? null,
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
