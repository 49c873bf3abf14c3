/** How a card comes from place to place, and what it loses and gains on the way (section 1). */
import type { Card, Change, Place, Player } from './things.ts';
import { Violation } from './violation.ts';
import type { World } from './world.ts';
import { flagsOf, isPlay, isPublic, placeOf, sees, viewers, zoneNode, zoneOfRole } from './world.ts';

/** `top`, `bottom` or an index among the cards that lie there; left out, the top of an ordered zone and the end of another. */
export type Position = 'top' | 'bottom' | number | undefined;

/** A card that goes openly is seen by everybody as it goes. */
export function moveCard(world: World, card: Card, to: Place, position?: Position, open = false): void {
  const from = card.place;
  const leavesPlay = isPlay(world, from) && !isPlay(world, to);
  const ceases = card.token && leavesPlay;
  demandWay(world, card, to);
  from?.cards.splice(from.cards.indexOf(card), 1);
  if (from !== to) {
    if (leavesPlay || !isPublic(world, to)) loseBurdens(world, card, !ceases && isPublic(world, to));
    if (leavesPlay && to.player === null) card.controller = card.owner;
    if (to.player !== null) {
      endChanges(world, (change) => change.card === card && change.layer === 'control');
      card.controller = to.player;
    }
    if (ceases) card.controller = card.owner;
    if (card.common) card.owner = to.player ?? (world.players[0] as Player);
  }
  card.place = ceases ? null : to;
  if (ceases) return;
  if (from !== null && from !== to && !open) loseSight(world, card, from, to);
  to.cards.splice(indexIn(world, to, position), 0, card);
  for (const viewer of viewers(world)) if (open || sees(world, viewer, to)) card.knownBy.add(viewer);
  if (isPlay(world, to) && !isPlay(world, from)) enterPlay(world, card);
}

/** There is room for the card; a token that leaves play needs none. */
export function demandWay(world: World, card: Card, to: Place): void {
  if (needsRoom(world, card, to)) demandRoom(world, to);
}

function needsRoom(world: World, { place, token }: Card, to: Place): boolean {
  const ceases = token && isPlay(world, place) && !isPlay(world, to);
  return !ceases && place !== to;
}

/** There is room for all of them together, each where it is to go. */
export function haveRoom(world: World, cards: readonly Card[], to: (card: Card) => Place | undefined): boolean {
  const places = cards.map((card) => {
    const place = to(card);
    return place !== undefined && needsRoom(world, card, place) ? place : undefined;
  });
  return places.every((place) => {
    const capacity = zoneNode(world, place?.zone ?? '')?.capacity ?? Infinity;
    return place === undefined || place.cards.length + places.filter((one) => one === place).length <= capacity;
  });
}

/** Whether it is somewhere, or was made and is on its way. */
export function canGo({ stack }: World, card: Card): boolean {
  return card.place !== null || stack.some(({ coming }) => coming === card);
}

/** A new card in a place; the one that it is has been made already. */
export function putCard(world: World, card: Card, to: Place, position?: Position): void {
  demandRoom(world, to);
  world.cards.push(card);
  card.place = to;
  card.common ||= to.player === null;
  to.cards.splice(indexIn(world, to, position), 0, card);
  for (const viewer of viewers(world)) if (sees(world, viewer, to)) card.knownBy.add(viewer);
}

export function makeCard(world: World, id: string, definition: string, owner: Player, token: boolean): Card {
  const node = world.ruleset.cards?.find((one) => one.id === definition);
  if (node === undefined) throw new Error(`there is no card ${definition}`);
  return {
    kind: 'card',
    id,
    definition: node,
    owner,
    token,
    common: false,
    controller: owner,
    place: null,
    flags: new Set(),
    counters: new Map(),
    knownBy: new Set(),
  };
}

/** A card that enters play has the flag `summoned_this_turn`, if the ruleset has one of this name. */
function enterPlay(world: World, card: Card): void {
  if (flagsOf(world, 'card').includes('summoned_this_turn')) card.flags.add('summoned_this_turn');
}

/** The place of a role for this player, which must be there. */
export function placeOfRole(world: World, role: 'play' | 'deck' | 'hand' | 'graveyard', player: Player): Place {
  const zone = zoneOfRole(world, role);
  const place = zone && placeOf(world, zone.id, player);
  if (place === undefined) throw new Violation('noZone');
  return place;
}

/** Only cards in public zones bear counters, flags and lasting changes. */
export function canBear(world: World, card: Card): boolean {
  return isPublic(world, card.place);
}

/** All who cannot see the place know nothing of what lies there any more. */
export function forgetPlace(world: World, place: Place): void {
  for (const viewer of viewers(world))
    if (!sees(world, viewer, place)) for (const card of place.cards) card.knownBy.delete(viewer);
}

/** Ends these changes. A card whose control was among them is theirs who got it last of those that remain, else as before all. */
export function endChanges(world: World, ends: (change: Change) => boolean): void {
  const ending = world.changes.filter((change) => change.layer === 'control' && ends(change));
  for (const card of new Set(ending.map((change) => change.card))) {
    const all = world.changes.filter((change) => change.layer === 'control' && change.card === card);
    let holder = all[0]?.before ?? card.controller;
    for (const change of all)
      if (!ends(change)) {
        change.before = holder;
        holder = change.now ?? holder;
      }
    card.controller = holder;
  }
  world.changes = world.changes.filter((change) => !ends(change));
}

/** Between two zones that are not public, whoever sees neither knows neither the card nor what stays behind. */
function loseSight(world: World, card: Card, from: Place, to: Place): void {
  if (isPublic(world, from) || isPublic(world, to)) return;
  for (const viewer of viewers(world))
    if (!sees(world, viewer, from) && !sees(world, viewer, to))
      for (const one of [card, ...from.cards]) one.knownBy.delete(viewer);
}

function loseBurdens(world: World, card: Card, staysPublic: boolean): void {
  card.flags.clear();
  card.counters.clear();
  endChanges(
    world,
    (change) => change.card === card && !(staysPublic && change.until === 'for_good' && change.layer !== 'control'),
  );
}

function demandRoom(world: World, place: Place): void {
  const { zone, cards } = place;
  if (cards.length >= (zoneNode(world, zone)?.capacity ?? Infinity)) throw new Violation('zoneFull', place);
}

function indexIn(world: World, { zone, cards }: Place, position: Position): number {
  const where = position ?? (zoneNode(world, zone)?.ordered === true ? 'top' : 'bottom');
  if (where === 'top') return 0;
  if (where === 'bottom') return cards.length;
  return Math.min(Math.max(0, where), cards.length);
}
