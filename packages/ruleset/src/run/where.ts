/** Where a card lies, and what it may bear there. A value that is no card lies nowhere. */
import { cardAt, zoneAt } from '../compiled/at.ts';
import { placeOf, zoneOf } from '../compiled/compiled.ts';
import type { Compiled, Zone } from '../compiled/compiled.ts';
import type { ZoneRole } from '../nodes.ts';
import type { RulesetState } from '../types.ts';
import { Violation } from './violation.ts';

/** The zone of a card, by number; -1 for what is no card, or a token that has ceased to exist. */
export function zoneNumberOf(compiled: Compiled, state: RulesetState, card: number): number {
  if (card < 0) return -1;
  const { place } = cardAt(state, card);
  return place < 0 ? -1 : zoneOf(compiled, place);
}

/** Whether the value is a card that is still there. */
export function isThere(state: RulesetState, card: number): boolean {
  return card >= 0 && cardAt(state, card).place >= 0;
}

export function isInPlay(compiled: Compiled, state: RulesetState, card: number): boolean {
  const zone = zoneNumberOf(compiled, state, card);
  return zone >= 0 && zone === compiled.roles.play;
}

/** Only cards in public zones bear counters, flags and lasting changes. */
export function canBear(compiled: Compiled, state: RulesetState, card: number): boolean {
  return zoneAt(compiled, zoneNumberOf(compiled, state, card)).public;
}

/** Damage none that lies in the graveyard. */
export function canBeDamaged(compiled: Compiled, state: RulesetState, card: number): boolean {
  const zone = zoneNumberOf(compiled, state, card);
  return zoneAt(compiled, zone).public && zone !== compiled.roles.graveyard;
}

/** The zone that has a role; a violation where none has. */
export function zoneOfRole({ zones, roles }: Compiled, role: ZoneRole): Zone {
  const zone = zones[roles[role]];
  if (zone === undefined) throw new Violation('noZone', { role });
  return zone;
}

/** The zone whose id has this symbol. */
export function zoneNamed({ zones }: Compiled, symbol: number): Zone | undefined {
  for (let i = 0; i < zones.length; i++) if ((zones[i] as Zone).symbol === symbol) return zones[i];
  return undefined;
}

/** The cards of a zone, of this seat where it is not shared. */
export function cardsIn(compiled: Compiled, state: RulesetState, zone: Zone, seat: number): readonly number[] {
  return state.places[placeOf(compiled, zone, seat)] as readonly number[];
}

export function isPlayer(value: number): boolean {
  return value < 0 && value >= LAST_PLAYER;
}

/** Far more seats than any ruleset has; NOTHING lies far below. */
const LAST_PLAYER = ~1_000_000;
