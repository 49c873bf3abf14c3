/** A match before `begin`: zones and decks are laid out, players have what they start with, and no turn has begun. */
import { allSeats, seat } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json, Random } from '@turnwise/kernel';
import { EMPTY_STACK } from '@turnwise/stack';
import { placeOf } from '../compiled/compiled.ts';
import type { Compiled, Zone } from '../compiled/compiled.ts';
import { sightOf } from '../run/sight.ts';
import type { Book, PlayerState, RulesetState } from '../types.ts';
import { decksFor, listed } from './decks.ts';
import { layOut } from './lay-out.ts';
import type { LaidCard } from './lay-out.ts';

export interface SetupRequest {
  readonly seats: readonly string[];
  readonly options: Json;
  readonly random: Random;
}

export function setupMatch(compiled: Compiled, { seats, options, random }: SetupRequest, ruleset: Json): RulesetState {
  const { definitions } = compiled;
  const laid = [...zoneCards(compiled, seats.length), ...deckCards(compiled, optionOf(options, 'decks'), seats)];
  const { cards, places } = layOut(laid, (number) => definitions[number]?.id as string, placeCount(compiled));
  return {
    ruleset,
    turn: { number: 0, active: seat(0), phase: 0, step: 0, priority: -1 },
    players: seats.map(() => newPlayer(compiled)),
    cards,
    places,
    flags: 0,
    changes: [],
    events: 0,
    ended: null,
    halted: null,
    book: newBook(seats.length),
    stack: EMPTY_STACK,
    random,
  };
}

export function placeCount({ zones, seats }: Compiled): number {
  return zones.length * seats;
}

export function newPlayer({ resources }: Compiled): PlayerState {
  return { resources: resources.map(({ start }) => start), flags: 0, out: false };
}

export function newBook(seats: number): Book {
  return {
    stage: 'turnStart',
    passed: 0,
    busy: false,
    quiet: 0,
    uses: [],
    until: Array.from({ length: seats }, () => ''),
    queue: [],
    regular: seat(0),
    next: -1,
    raises: 0,
    ending: '',
    closing: false,
    verdicts: [],
  };
}

/** An option, whatever it is. */
export function optionOf(options: Json, name: string): Json | undefined {
  return isRecord(options) && Object.hasOwn(options, name) ? options[name] : undefined;
}

/** What the zones themselves say lies there: once in a shared zone, once for each player in theirs. */
function zoneCards(compiled: Compiled, seats: number): readonly LaidCard[] {
  return compiled.zones.flatMap((zone) => {
    const { cards } = zone.node;
    if (cards === undefined) return [];
    const names = cards === 'all' ? compiled.definitions.map(({ id }) => id) : listed(cards);
    return allSeats(zone.shared ? 1 : seats).flatMap((owner) => laidIn(compiled, zone, owner, names, seats));
  });
}

function deckCards(compiled: Compiled, option: Json | undefined, seats: readonly string[]): readonly LaidCard[] {
  const zone = compiled.zones[compiled.roles.deck];
  if (zone === undefined) return [];
  const decks = decksFor(compiled, option, seats);
  return allSeats(seats.length).flatMap((owner) => laidIn(compiled, zone, owner, decks[owner] ?? [], seats.length));
}

/** The cards of a shared zone are nobody's own: the first seat stands for all. */
function laidIn(
  compiled: Compiled,
  zone: Zone,
  owner: Seat,
  names: readonly string[],
  seats: number,
): readonly LaidCard[] {
  const place = placeOf(compiled, zone, owner);
  const seen = sightOf(compiled, place, seats);
  return names.map((name) => ({
    id: null,
    definition: compiled.names.card(name),
    owner,
    controller: owner,
    place,
    flags: 0,
    counters: compiled.counters.map(() => 0),
    seen,
    token: false,
    common: zone.shared,
  }));
}
