/** Direct manipulation: a card moved by hand, as far as the ruleset allows exactly that (section 6). */
import { holds } from './discovery.ts';
import { carry } from './happen.ts';
import type { Plain } from './plain.ts';
import type { Doing, Reply } from './questions.ts';
import { newItem, pushAll } from './stack.ts';
import { thingOf } from './texts.ts';
import { isCard } from './things.ts';
import type { Card, Place, Player } from './things.ts';
import { placeOf, zoneNode } from './world.ts';

interface Move {
  readonly card: Card;
  readonly from: Place;
  readonly to: Place;
  readonly at: number;
}

/** From a player's zone to that player's, from a shared one to the mover's; undefined where it is not allowed. */
export function moveNamed(plain: Plain, seat: Player, reply: Reply): Move | undefined {
  const { card: text = null, from: lies, to = '', position } = reply;
  const { world } = plain;
  const card = thingOf(world, text, seat);
  if (card === undefined || !isCard(card) || card.place === null) return undefined;
  const { place: from, owner } = card;
  if (lies !== undefined && lies !== from.zone) return undefined;
  const into = placeOf(world, to, from.player ?? seat);
  if (into === undefined) return undefined;
  // Beyond the end is no place, and to where it lies already is no move.
  const end = into.cards.length - (from === into ? 1 : 0);
  const at = position ?? end;
  if (at > end || end >= (zoneNode(world, to)?.capacity ?? Infinity)) return undefined;
  if (from === into && into.cards.indexOf(card) === at) return undefined;
  const scope = plain.within({ rule: 'system', controller: seat, player: seat, self: card, source: card });
  const isAllowed = (world.ruleset.manipulation ?? []).some(
    (one) =>
      one.from === from.zone &&
      one.to === to &&
      (one.who === 'any' || seat === (one.who === 'active' ? world.turn.active : (from.player ?? owner))) &&
      holds(scope, one.when),
  );
  return isAllowed ? { card, from, to: into, at } : undefined;
}

/** An item that is nothing but the move. In the window of a step the active seat is asked again in any case. */
export function* manipulate(plain: Plain, seat: Player, reply: Reply): Doing<void> {
  const { world } = plain;
  const move = moveNamed(plain, seat, reply);
  if (move === undefined) throw new Error('a move came through that is not allowed');
  const { card, from, to, at } = move;
  const item = newItem({
    rule: 'system',
    seat,
    work(here) {
      carry(plain.within({ item: here }), card, to, at);
      const said = { card, from: from.zone, to: to.zone, player: to.player };
      plain.within({ rule: 'system', cause: 0, item: here }).follow('zone_moved', said);
    },
  });
  const base = world.stack.length;
  world.made = true;
  pushAll(world, [item]);
  yield* plain.drain(base);
  world.made = false;
}
