/** A world before `begin`: zones and decks laid out, players with what they start with (sections 1 and 6). */
import { isRecord } from '@turnwise/kernel';
import type { Json, Random } from '@turnwise/kernel';
import type { CardListEntry, Ruleset } from '../nodes.ts';
import { freeId } from './ids.ts';
import { makeCard, putCard } from './moves.ts';
import type { Place, Player } from './things.ts';
import type { World } from './world.ts';
import { findRoles, zoneOfRole } from './world.ts';

export interface Setting {
  readonly ruleset: Ruleset;
  /** Names in turn order. */
  readonly seats: readonly string[];
  readonly options?: Json;
  /** The streams at their beginning. */
  readonly random: Random;
}

/** Cards in the order of declaration: what zones hold, a player's seat by seat, then the decks. */
export function setUp({ options = {}, ...setting }: Setting): World {
  const world = emptyWorld(setting);
  for (const zone of world.ruleset.zones) {
    const cards = zone.cards === 'all' ? (world.ruleset.cards ?? []).map(({ id }) => id) : listed(zone.cards ?? []);
    for (const place of world.places.filter((one) => one.zone === zone.id)) layOut(world, place, cards);
  }
  const deck = zoneOfRole(world, 'deck')?.id;
  const given = isRecord(options) ? options['decks'] : undefined;
  for (const player of world.players) {
    const cards = deckOf(world.ruleset, given, player);
    const place = world.places.find((one) => one.zone === deck && (one.player === player || one.player === null));
    if (place !== undefined) layOut(world, place, cards);
  }
  return world;
}

/** The same without a card. */
export function emptyWorld({ ruleset, seats, random }: Setting): World {
  const players = seats.map((name, seat) => newPlayer(ruleset, name, seat));
  const first = players[0] as Player;
  const places = ruleset.zones.flatMap(({ id, owner }): readonly Place[] =>
    owner === 'shared'
      ? [{ zone: id, player: null, cards: [] }]
      : players.map((player) => ({ zone: id, player, cards: [] })),
  );
  return {
    ruleset,
    roles: findRoles(ruleset),
    players,
    cards: [],
    places,
    flags: new Set(),
    turn: {
      number: 0,
      active: first,
      phase: ruleset.turnStructure.phases[0]?.id ?? '',
      step: ruleset.turnStructure.phases[0]?.steps[0]?.id ?? '',
      priority: null,
      ending: '',
      closing: false,
      queue: [],
      regular: first,
      next: null,
      passed: 0,
      busy: false,
      quiet: 0,
      asked: null,
    },
    changes: [],
    stack: [],
    log: [],
    events: 0,
    random,
    uses: [],
    verdicts: [],
    losing: [],
    ended: null,
    halted: null,
    parts: 0,
    made: false,
    steps: 0,
  };
}

function newPlayer({ resources = [] }: Ruleset, name: string, seat: number): Player {
  const start = new Map(resources.map((resource) => [resource.id, resource.start]));
  return { kind: 'player', name, seat, resources: start, flags: new Set(), out: false, until: '' };
}

function layOut(world: World, place: Place, definitions: readonly string[]): void {
  const owner = place.player ?? (world.players[0] as Player);
  for (const definition of definitions)
    putCard(world, makeCard(world, freeId(world, definition), definition, owner, false), place, 'bottom');
}

/** What the option says for the seat: a list of cards or the id of a deck; else the deck of its number, counted round. */
function deckOf({ decks = [] }: Ruleset, option: unknown, { name, seat }: Player): readonly string[] {
  const given = Array.isArray(option)
    ? (option as readonly unknown[])[seat]
    : isRecord(option)
      ? option[name]
      : undefined;
  if (Array.isArray(given)) return given as readonly string[];
  const deck = typeof given === 'string' ? decks.find(({ id }) => id === given) : decks[seat % decks.length];
  return listed(deck?.cards ?? []);
}

function listed(entries: readonly CardListEntry[]): readonly string[] {
  return entries.flatMap((entry) =>
    typeof entry === 'string' ? [entry] : Array.from({ length: entry.count }, () => entry.card),
  );
}
