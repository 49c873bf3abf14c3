/** Cards, players, and what a compiled ruleset lists, by their number. Numbers come from the compiler or from the state, so that there is one. */
import type { CardState, PlayerState, RulesetState } from '../types.ts';
import type { Compiled, Definition, EventKind, Rule, Zone } from './compiled.ts';

export function cardAt({ cards }: Pick<RulesetState, 'cards'>, card: number): CardState {
  return cards[card] as CardState;
}

export function playerAt({ players }: Pick<RulesetState, 'players'>, seat: number): PlayerState {
  return players[seat] as PlayerState;
}

export function definitionAt({ definitions }: Pick<Compiled, 'definitions'>, definition: number): Definition {
  return definitions[definition] as Definition;
}

export function eventAt({ events }: Pick<Compiled, 'events'>, event: number): EventKind {
  return events[event] as EventKind;
}

export function ruleAt({ rules }: Pick<Compiled, 'rules'>, rule: number): Rule {
  return rules[rule] as Rule;
}

export function zoneAt({ zones }: Pick<Compiled, 'zones'>, zone: number): Zone {
  return zones[zone] as Zone;
}
