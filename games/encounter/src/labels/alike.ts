/**
 * Those of the other side that look alike to a viewer: the same kind, health and conditions, forced to do the same or
 * nothing, and all of them still to act in this round, or none. A menu says `any goblin (12 unhurt)` once, in place of twelve lines.
 */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import { forcedKind } from '../forced-kind.ts';
import type { EncounterView, SeenCombatant } from '../types.ts';
import { conditionPhrase, thing } from './phrases.ts';
import type { Phrase } from './phrases.ts';

/** What it is called together with those like it; undefined for one that has no like. */
export function alikePhrase(view: EncounterView, id: string): Message | undefined {
  const one = view.combatants.find((combatant) => combatant.id === id);
  if (one === undefined || one.own !== null || one.dead || one.fled) return undefined;
  const looks = looksOf(view, one);
  const count = view.combatants.filter((other) => looksOf(view, other) === looks).length;
  if (count < 2) return undefined;
  const state: Phrase[] = [
    message(`health.${one.health}`),
    ...one.afflictions.map((affliction) => conditionPhrase(affliction.id)),
    ...(one.forced === null
      ? []
      : [message('phrase.must', { what: message(`forced.${forcedKind(one.forced.kind)}`) })]),
    ...(isToAct(view, id) ? [message('phrase.toAct')] : []),
  ];
  return message('phrase.alike', { name: thing(baseOf(id)), count, looks: state });
}

/** All that can be seen of a combatant but for its number, which is also in what it is forced to do. */
function looksOf(view: EncounterView, combatant: SeenCombatant): string {
  const { id, forced, ...seen } = combatant;
  const must = forced === null ? null : { ...forced, actor: baseOf(id) };
  return JSON.stringify([baseOf(id), isToAct(view, id), must, seen]);
}

/** `goblin` of `goblin.3`. */
function baseOf(id: string): string {
  return id.replace(/\.\d+$/, '');
}

function isToAct({ machine: { queue, turn } }: EncounterView, id: string): boolean {
  return queue.indexOf(id) > turn;
}
