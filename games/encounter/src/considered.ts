/**
 * What bots look at of all that a combatant can do: what the menu has, so that spells are for everybody or for one. Of monsters that look
 * alike one is aimed at. Nobody flees who can do anything else: whoever has fled is lost to its side.
 */
import type { Seat } from '@turnwise/game';
import { choicesOf } from './actions/available-choices.ts';
import { awaited } from './awaited.ts';
import { NO_DICE } from './dice.ts';
import { healthOf } from './health.ts';
import type { Library } from './library.ts';
import { seatOf } from './offers.ts';
import { placeOf } from './registration.ts';
import type { EncounterInput, EncounterSetup, EncounterState } from './types.ts';
import type { Intent } from './words.ts';

export function considered(library: Library, state: EncounterState, by: Seat): readonly EncounterInput[] {
  const actor = awaited(state);
  if (actor === undefined || seatOf(actor.side) !== by) return [];
  const intents = choicesOf(library.context(state, actor.id, NO_DICE)).map(({ intent }) => intent);
  const others = intents.filter(({ kind }) => kind !== 'flee');
  const known = new Set<string>();
  const inputs: EncounterInput[] = [];
  for (const intent of others.length > 0 ? others : intents) {
    const key = keyOf(state, intent);
    if (known.has(key)) continue;
    known.add(key);
    inputs.push({ ...intent, seat: by });
  }
  return inputs;
}

/** The same for two intents that differ in nothing but which of two like monsters they are aimed at. */
function keyOf(state: EncounterState, intent: Intent): string {
  switch (intent.kind) {
    case 'meleeAttack':
      return `melee ${looksOf(state, intent.target)}`;
    case 'rangedAttack':
      return `ranged ${intent.weapon ?? ''} ${looksOf(state, intent.target)}`;
    case 'castSpell':
      return `${intent.spell} ${intent.targets.map((id) => looksOf(state, id)).join(' ')}`;
    case 'useItem':
      return `${intent.item} ${intent.targets.map((id) => looksOf(state, id)).join(' ')}`;
    case 'breath':
    case 'turnUndead':
    case 'flee':
      return intent.kind;
  }
}

/** A character is like nobody else. */
function looksOf({ setup, machine, bodies, afflictions }: EncounterState, id: string): string {
  const at = placeOf(setup, id);
  const kind = kindsOf(setup)[at];
  const body = bodies[at];
  if (kind === undefined || kind < 0 || body === undefined) return id;
  const conditions = (afflictions[at] ?? []).map((one) => one.id).join();
  const hasActed = machine.queue.indexOf(id) <= machine.turn;
  return `${kind} ${body.drained} ${healthOf(body)} ${conditions} ${hasActed ? 'acted' : ''}`;
}

/** By place: the first monster with the same figures, or -1 for a character. Guessed hit points are no figures. */
const KINDS = new WeakMap<EncounterSetup, readonly number[]>();

function kindsOf(setup: EncounterSetup): readonly number[] {
  const known = KINDS.get(setup);
  if (known !== undefined) return known;
  const keys = setup.combatants.map(({ side, monster, hitDice, ac, attacks, morale, group, thac0, saves }) =>
    monster === null ? '' : JSON.stringify([side, monster, hitDice, ac, attacks, morale, group, thac0, saves]),
  );
  const kinds = keys.map((key) => (key === '' ? -1 : keys.indexOf(key)));
  KINDS.set(setup, kinds);
  return kinds;
}
