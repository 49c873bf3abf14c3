/** The whole of a match, in names, and the plainest questions about it (section 1). */
import type { Random } from '@turnwise/kernel';
import type { Ruleset, ZoneNode, ZoneRole } from '../nodes.ts';
import type { EventStatus } from '../types.ts';
import type { Card, Change, Item, Place, Player, Viewer } from './things.ts';

export interface World {
  readonly ruleset: Ruleset;
  readonly roles: Roles;
  readonly players: readonly Player[];
  /** All that ever were, in the order of their making. */
  readonly cards: Card[];
  readonly places: readonly Place[];
  readonly flags: Set<string>;
  readonly turn: Turn;
  changes: Change[];
  /** The last is the top. */
  readonly stack: Item[];
  /** Events since somebody looked, as they are told. */
  log: PlainEvent[];
  /** Events so far. */
  events: number;
  random: Random;
  uses: Use[];
  verdicts: Verdict[];
  /** Seats of which it is being answered that they are to be out. */
  losing: readonly Player[];
  ended: Ended | null;
  halted: { readonly code: string; readonly guard?: string; readonly limit?: number } | null;
  /** Events and rounds in this input. */
  steps: number;
  /** Parts of items that are at work: what is executed, cast or declared. */
  parts: number;
  /** A seat has made what is at work with this input. */
  made: boolean;
}

export type Roles = Readonly<Record<ZoneRole, ZoneNode | undefined>>;

/** `whole`: mandatory steps are left out too. */
export type Ending = '' | 'step' | 'wholeStep' | 'turn' | 'wholeTurn';

export interface Turn {
  number: number;
  active: Player;
  phase: string;
  step: string;
  priority: Player | null;
  /** `end_turn` and `end_step` that wait for the stack. */
  ending: Ending;
  /** It was ended: only mandatory steps are still to come. */
  closing: boolean;
  /** Extra turns to come. */
  queue: Player[];
  /** The seat of the last regular turn, and the one that `next_turn` named. */
  regular: Player;
  next: Player | null;
  /** In the window of a step: how many have passed in succession. */
  passed: number;
  /** Something has resolved since the window opened. */
  busy: boolean;
  /** Turns begun since somebody was asked in the window of a step. */
  quiet: number;
  /** The seat that a position has given priority to: it is asked in any case. */
  asked: Player | null;
}

/** An event as it is told: cards and players by name. */
export interface PlainEvent {
  readonly kind: string;
  readonly id: number;
  readonly cause: number;
  readonly by: string;
  readonly status: EventStatus;
  readonly payload: Readonly<Record<string, PlainEventValue>>;
}
export type PlainEventValue = number | string | boolean | null | readonly (string | number)[];

/** A limited rule was used (section 4). */
export interface Use {
  readonly rule: string;
  readonly card: Card | null;
  readonly scope: 'turn' | 'input';
}

/** `win`, `lose` and `draw_match` that wait for the look at victory. */
export interface Verdict {
  readonly result: 'win' | 'lose' | 'draw';
  readonly player: Player | null;
  readonly reason: string;
}

export interface Ended {
  readonly winners: readonly string[];
  readonly reason: string;
}

/** The end of the turn is more than that of the step, and the whole of one more than a part of it (section 6). */
export function endSooner({ turn }: World, what: 'step' | 'turn', whole: boolean): void {
  const said: Ending = what === 'turn' ? (whole ? 'wholeTurn' : 'turn') : whole ? 'wholeStep' : 'step';
  const weight = { '': 0, step: 1, wholeStep: 2, turn: 3, wholeTurn: 4 };
  if (weight[said] > weight[turn.ending]) turn.ending = said;
}

/** Seats in turn order from one on. */
export function seatsFrom(world: World, first: Player): readonly Player[] {
  return [...world.players.slice(first.seat), ...world.players.slice(0, first.seat)];
}

export function stillIn(players: readonly Player[]): readonly Player[] {
  return players.filter((player) => !player.out);
}

export function viewers(world: World): readonly Viewer[] {
  return ['spectator', ...world.players];
}

export function zoneNode(world: World, id: string): ZoneNode | undefined {
  return world.ruleset.zones.find((zone) => zone.id === id);
}

export function placeOf(world: World, zone: string, player: Player | null): Place | undefined {
  const shared = zoneNode(world, zone)?.owner === 'shared';
  return world.places.find((place) => place.zone === zone && (shared || place.player === player));
}

const ROLE_NAMES: Readonly<Record<ZoneRole, readonly string[]>> = {
  play: ['battlefield', 'play', 'board', 'table', 'field', 'arena'],
  deck: ['deck', 'library', 'draw_pile', 'stock'],
  hand: ['hand'],
  graveyard: ['graveyard', 'discard', 'discard_pile'],
};

/** The zone of a role: who says so, else who has such a name, else for play the first public one without order or role. */
export function findRoles({ zones }: Ruleset): Roles {
  const silent = zones.filter((zone) => zone.role === undefined);
  const find = (role: ZoneRole) =>
    zones.find((zone) => zone.role === role) ??
    ROLE_NAMES[role].flatMap((name) => silent.filter((zone) => zone.id === name))[0];
  const [deck, hand, graveyard] = [find('deck'), find('hand'), find('graveyard')];
  const free = silent.filter((zone) => zone !== deck && zone !== hand && zone !== graveyard);
  const play = find('play') ?? free.find((zone) => zone.visibility === 'public' && zone.ordered !== true);
  return { play, deck, hand, graveyard };
}

export function zoneOfRole({ roles }: World, role: ZoneRole): ZoneNode | undefined {
  return roles[role];
}

export function isPlay(world: World, place: Place | null): boolean {
  return place !== null && zoneOfRole(world, 'play')?.id === place.zone;
}

export function isPublic(world: World, place: Place | null): boolean {
  return place !== null && zoneNode(world, place.zone)?.visibility === 'public';
}

/** Who sees what lies there, by the zone's visibility. */
export function sees(world: World, viewer: Viewer, place: Place): boolean {
  const visibility = zoneNode(world, place.zone)?.visibility;
  return visibility === 'public' || (visibility === 'owner' && place.player === viewer);
}

/** The words of a section whose entries are words, or words with more said of them. */
export function idsOf(entries: readonly (string | { readonly id: string })[] | undefined): readonly string[] {
  return (entries ?? []).map((entry) => (typeof entry === 'string' ? entry : entry.id));
}

/** The flags that cards, players or the match may have. */
export function flagsOf({ ruleset }: World, on: 'card' | 'player' | 'match'): readonly string[] {
  const ofThese = (ruleset.flags ?? []).filter(
    (flag) => (typeof flag === 'string' ? 'card' : (flag.on ?? 'card')) === on,
  );
  return idsOf(ofThese);
}

/** The resource that damage takes from (section 3). */
export function healthOf(world: World): string | undefined {
  const resources = world.ruleset.resources ?? [];
  const named = (name: string) => resources.find(({ id, role }) => id === name && role !== 'none');
  return (resources.find(({ role }) => role === 'health') ?? named('health') ?? named('life'))?.id;
}
