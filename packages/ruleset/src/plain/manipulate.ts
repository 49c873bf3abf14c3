/** Direct manipulation: cards moved by hand, as far as the ruleset allows exactly that (section 6). */
import { holds } from './discovery.ts';
import { newEvent, putDown } from './events.ts';
import { carry, moveAs } from './happen.ts';
import type { Payload, Plain } from './plain.ts';
import type { Doing, Reply } from './questions.ts';
import { newItem, pushAll } from './stack.ts';
import { thingOf } from './texts.ts';
import { isCard } from './things.ts';
import type { Card, Happening, Place, Player } from './things.ts';
import { placeOf, zoneNode } from './world.ts';

interface Move {
  readonly cards: readonly Card[];
  readonly from: Place;
  readonly to: Place;
  /** The place of the first of them among the cards that stay; left out, the end. */
  readonly position: number | undefined;
}

/** From a player's zone to that player's, from a shared one to the mover's; undefined where it is not allowed. */
export function moveNamed(plain: Plain, seat: Player, reply: Reply): Move | undefined {
  const { from: lies, to = '', position } = reply;
  const { world } = plain;
  const cards = cardsNamed(plain, seat, reply);
  const from = cards?.[0]?.place;
  if (cards === undefined || !from || cards.some(({ place }) => place !== from)) return undefined;
  if (lies !== undefined && lies !== from.zone) return undefined;
  const into = placeOf(world, to, from.player ?? seat);
  if (into === undefined || !cards.every((card) => isAllowed(plain, seat, card, from, to))) return undefined;
  const others = into.cards.filter((card) => !cards.includes(card));
  const at = position ?? others.length;
  // Beyond the end is no place, and to where they lie already is no move.
  if (at > others.length || others.length + cards.length > (zoneNode(world, to)?.capacity ?? Infinity))
    return undefined;
  const then = [...others.slice(0, at), ...cards, ...others.slice(at)];
  if (from === into && then.every((card, index) => card === into.cards[index])) return undefined;
  return { cards, from, to: into, position };
}

/** One, or several that are all different. */
function cardsNamed({ world }: Plain, seat: Player, { card, cards }: Reply): readonly Card[] | undefined {
  if ((card === undefined) === (cards === undefined)) return undefined;
  const things = (cards ?? [card ?? null]).map((text) => thingOf(world, text, seat));
  const found = things.filter((thing) => thing !== undefined).filter((thing) => isCard(thing));
  return found.length < things.length || new Set(found).size < found.length ? undefined : found;
}

function isAllowed(plain: Plain, seat: Player, card: Card, from: Place, to: string): boolean {
  const { world } = plain;
  const scope = plain.within({ rule: 'system', controller: seat, player: seat, self: card, source: card });
  return (world.ruleset.manipulation ?? []).some(
    (one) =>
      one.from === from.zone &&
      one.to === to &&
      (one.who === 'any' || seat === (one.who === 'active' ? world.turn.active : (from.player ?? card.owner))) &&
      (one.when === 'always' || holds(scope, one.when)),
  );
}

/** Whether it only sorts what the seat has, where that is allowed at any time. */
export function isSorting(plain: Plain, seat: Player, reply: Reply): boolean {
  if (reply.kind !== 'manipulate') return false;
  const { world } = plain;
  const place = cardsNamed(plain, seat, reply)?.[0]?.place;
  if (!place || place.player !== seat || place.zone !== reply.to) return false;
  return (world.ruleset.manipulation ?? []).some(({ from, when }) => from === place.zone && when === 'always');
}

/** It is told, and that is all: no item, nothing answers it, nobody is asked anew. */
export function sortCards(plain: Plain, seat: Player, reply: Reply): void {
  const { world } = plain;
  const move = sureMove(plain, seat, reply);
  for (const card of move.cards) {
    carry(plain, card, move.to, placeAmong(move, card));
    putDown(world, newEvent({ rule: 'system', cause: 0 }, 'zone_moved', payloadOf(move, card)), 'applied');
  }
}

/** An item that is nothing but the moves. In the window of a step the active seat is asked again in any case. */
export function* manipulate(plain: Plain, seat: Player, reply: Reply): Doing<void> {
  const { world } = plain;
  const move = sureMove(plain, seat, reply);
  const item = newItem({
    rule: 'system',
    seat,
    work(here) {
      const scope = plain.within({ rule: 'system', cause: 0, item: here });
      const payloads = () =>
        move.cards.filter(({ place }) => place?.zone === move.from.zone).map((card) => payloadOf(move, card));
      return scope.raise('zone_moved', payloads(), (event) => goes(scope, move, event), payloads);
    },
  });
  const base = world.stack.length;
  world.made = true;
  pushAll(world, [item]);
  yield* plain.drain(base);
  world.made = false;
}

function sureMove(plain: Plain, seat: Player, reply: Reply): Move {
  const move = moveNamed(plain, seat, reply);
  if (move === undefined) throw new Error('a move came through that is not allowed');
  return move;
}

/** Those that go where they were to go lie there as they were to lie; others as the zone has it. */
function goes(plain: Plain, move: Move, event: Happening): void {
  const { card = null, to, player } = event.payload;
  const isAsNamed = isCard(card) && to === move.to.zone && player === move.to.player;
  moveAs(plain, event, isAsNamed ? placeAmong(move, card) : undefined);
}

/** Before the one that has this position among those that were not named, or at the end. */
function placeAmong({ cards, to, position }: Move, card: Card): number {
  const others = to.cards.filter((one) => !cards.includes(one));
  const behind = position === undefined ? undefined : others[position];
  const left = to.cards.filter((one) => one !== card);
  return behind === undefined ? left.length : left.indexOf(behind);
}

function payloadOf({ from, to }: Move, card: Card): Payload {
  return { card, from: from.zone, to: to.zone, player: to.player };
}
