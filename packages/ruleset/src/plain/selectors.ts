/** Selectors: what lies where they look, then every filter, then the order, then the first so many (section 2). */
import type { SelectorNode, ValueNode } from '../nodes.ts';
import { compareNumbers } from './comparing.ts';
import { inIdOrder } from './ids.ts';
import { kindNamed, knownAs } from './kinds.ts';
import { hasOwnOrder, inSetOrder } from './set-order.ts';
import type { Plain } from './plain.ts';
import { selfIn } from './targets.ts';
import { isCard, isPlayer } from './things.ts';
import type { Card, Item, Player, Thing } from './things.ts';
import { placeOf, seatsFrom, stillIn, zoneNode, zoneOfRole } from './world.ts';

export function gather(plain: Plain, selector: SelectorNode): readonly Thing[] {
  const found = candidates(plain, selector).filter((thing) => passes(plain, thing, selector));
  const { order, top, bottom } = selector;
  const sorted = order === undefined ? found : inOrder(plain, found, order);
  if (top !== undefined) return sorted.slice(0, Math.max(0, plain.number(top)));
  if (bottom !== undefined) return sorted.slice(Math.max(0, sorted.length - Math.max(0, plain.number(bottom))));
  return order === undefined ? inIdOrder(sorted) : sorted;
}

/** The same for what is done to them one after the other. */
export function gatherSet(plain: Plain, selector: SelectorNode): readonly Thing[] {
  const found = gather(plain, selector);
  return hasOwnOrder(selector) ? found : inSetOrder(plain.world, found);
}

/** Whether it gathers this card; only with `top` and `bottom` are others looked at for that. */
export function isAmong(plain: Plain, card: Card, selector: SelectorNode): boolean {
  const { top, bottom, or, stack, players } = selector;
  if (top !== undefined || bottom !== undefined) return gather(plain, selector).includes(card);
  if (or !== undefined) return or.some((part) => isAmong(plain, card, part)) && passes(plain, card, selector);
  if (stack === true || players !== undefined) return false;
  return zonesOf(plain, selector).includes(card.place?.zone ?? '') && passes(plain, card, selector);
}

/** What there is before any filter. */
function candidates(plain: Plain, selector: SelectorNode): readonly Thing[] {
  const { world } = plain;
  if (selector.or !== undefined) {
    const all = [...new Set(selector.or.flatMap((part) => gather(plain, part)))];
    return [...all.filter((thing) => isPlayer(thing)), ...all.filter((thing) => !isPlayer(thing))];
  }
  if (selector.stack === true) return world.stack.filter(waits);
  if (selector.players !== undefined) return stillIn(world.players);
  return cardsIn(plain, zonesOf(plain, selector));
}

/** An action that is not at work yet, as its event has not happened, and not prevented. */
function waits({ action, own, prevented }: Item): boolean {
  return action !== null && own?.id === 0 && !prevented;
}

/** Seats from the active one on in turn order, shared zones after them, each from the top. */
function cardsIn({ world }: Plain, zones: readonly string[]): readonly Card[] {
  const shared = zones.filter((zone) => zoneNode(world, zone)?.owner === 'shared');
  const own = zones.filter((zone) => !shared.includes(zone));
  return [
    ...seatsFrom(world, world.turn.active).flatMap((player) =>
      own.flatMap((zone) => placeOf(world, zone, player)?.cards ?? []),
    ),
    ...shared.flatMap((zone) => placeOf(world, zone, null)?.cards ?? []),
  ];
}

function zonesOf({ world }: Plain, { zone }: SelectorNode): readonly string[] {
  if (zone !== undefined) return listOf(zone);
  const play = zoneOfRole(world, 'play');
  return play === undefined ? world.ruleset.zones.map(({ id }) => id) : [play.id];
}

/** Every key that is about such things: in a selector of players, or of the stack, those for cards are not looked at. */
function passes(plain: Plain, thing: Thing, whole: SelectorNode): boolean {
  const selector = lookedAt(whole);
  const looking = plain.within({ it: thing });
  const { controller, owner, where, not, or, other, players, event, zone } = selector;
  return (
    (controller === undefined || isOf(plain, controllerOf(thing), controller)) &&
    (owner === undefined || isOf(plain, isCard(thing) ? thing.owner : null, owner)) &&
    (zone === undefined || (isCard(thing) && listOf(zone).includes(thing.place?.zone ?? ''))) &&
    (players === undefined || (isPlayer(thing) && isOf(plain, thing, players))) &&
    (event === undefined || thing.kind !== 'item' || listOf(event).some((kind) => isKnownAs(plain, thing, kind))) &&
    (isCard(thing) ? cardPasses(looking, thing, selector) : otherPasses(thing, selector)) &&
    (other !== true || thing !== selfIn(plain)) &&
    looking.test(where) &&
    (not === undefined || !passes(plain, thing, not)) &&
    (or === undefined || or.some((part) => passes(plain, thing, part)))
  );
}

function lookedAt(selector: SelectorNode): SelectorNode {
  const { players, stack, event, controller, flags, where, not, or } = selector;
  if (players !== undefined) return { players, flags, where, not, or };
  return stack === true ? { stack, event, controller, where, not, or } : selector;
}

function cardPasses(plain: Plain, card: Card, selector: SelectorNode): boolean {
  const { types = [], keywords = [], card: definitions, attributes = [], counters = [], flags = {} } = selector;
  return (
    types.every((type) => card.definition.types?.includes(type) === true) &&
    keywords.every((word) => plain.hasWord(card, word)) &&
    (definitions === undefined || listOf(definitions).includes(card.definition.id)) &&
    attributes.every(({ attribute, is, value }) =>
      compareNumbers(plain.attribute(card, attribute), is, plain.value(value)),
    ) &&
    counters.every(({ counter, is, value }) =>
      compareNumbers(card.counters.get(counter) ?? 0, is, plain.value(value)),
    ) &&
    Object.entries(flags).every(([flag, value]) => card.flags.has(flag) === value)
  );
}

/** Players have flags; nothing else that a filter for cards asks for is true of players and items. */
function otherPasses(thing: Player | Item, selector: SelectorNode): boolean {
  const { types, keywords, card, attributes, counters, flags = {} } = selector;
  return (
    [types, keywords, card, attributes, counters].every((filter) => filter === undefined) &&
    Object.entries(flags).every(([flag, value]) => thing.kind === 'player' && thing.flags.has(flag) === value)
  );
}

/** `self` is the evaluating seat, `opponent` any other. */
function isOf(plain: Plain, player: Player | null, wanted: ValueNode): boolean {
  const { scope, world } = plain;
  if (wanted === 'any') return true;
  if (player === null) return false;
  if (wanted === 'self') return player === scope.controller;
  if (wanted === 'opponent') return player !== scope.controller;
  if (wanted === 'active') return player === world.turn.active;
  return plain.thing(wanted) === player;
}

function controllerOf(thing: Thing): Player | null {
  return thing.kind === 'card' ? thing.controller : thing.kind === 'item' ? thing.seat : null;
}

function isKnownAs({ world }: Plain, { action }: Item, kind: string): boolean {
  return action !== null && knownAs(action).includes(kindNamed(world.ruleset, kind));
}

/** Nothing is lowest; what is alike keeps its order. One alone needs none. */
function inOrder(
  plain: Plain,
  things: readonly Thing[],
  { by, descending }: NonNullable<SelectorNode['order']>,
): readonly Thing[] {
  if (things.length < 2) return things;
  const keys = things.map((it) => {
    const key = plain.within({ it }).value(by);
    return { it, key: typeof key === 'number' ? key : typeof key === 'boolean' ? Number(key) : -Infinity };
  });
  keys.sort((a, b) => (a.key === b.key ? 0 : a.key < b.key === (descending === true) ? 1 : -1));
  return keys.map(({ it }) => it);
}

function listOf<T>(one: T | readonly T[]): readonly T[] {
  return Array.isArray(one) ? (one as readonly T[]) : [one as T];
}
