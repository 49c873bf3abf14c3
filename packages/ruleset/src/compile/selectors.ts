/**
 * Selectors: what lies in the named zones, seats from the active one on, shared zones after them, each from the top; then every
 * filter; then the order; then `top` or `bottom`. Without `order`, `top` and `bottom` the result is in id order, or in that of `set-order.ts`.
 */
import { cardAt } from '../compiled/at.ts';
import { NOTHING } from '../types.ts';
import type { CardState, Desk, Item, RulesetState } from '../types.ts';
import type { Comparison, SelectorNode, ValueNode } from '../nodes.ts';
import type { Compiled, Definition, Zone } from '../compiled/compiled.ts';
import { placeOf, zoneOf } from '../compiled/compiled.ts';
import type { ListOf, NumberOf, TestOf } from '../compiled/functions.ts';
import { inIdOrder, SORTING } from '../run/id-order.ts';
import { inSetOrder } from '../run/set-order.ts';
import { attributeOf, hasPlainWord, hasWord, plainAttributeOf } from '../run/layers.ts';
import type { Names } from '../compiled/names.ts';
import { choiceOf } from './choice-of.ts';
import { comparison } from './comparison.ts';
import type { Scope } from './scope.ts';
import { charge } from '../run/meter.ts';
import { COST, itemNumbered, numberOf } from '../run/items-of.ts';
import { seatsFrom } from '../run/seats.ts';
import { WORK } from '../run/stages.ts';

/** What a selector needs of the builder. */
export interface SelectorContext {
  readonly compiled: Compiled;
  readonly names: Names;
  readonly plainCards: boolean;
  /** Parts of expressions that were compiled so far. */
  weight: number;
  readonly scope: Pick<Scope, 'itIsItem'>;
  number(node: ValueNode): NumberOf;
  value(node: ValueNode): NumberOf;
  test(nodes: SelectorNode['where']): TestOf;
}

/** For a choice among them: what its seat does not know is told as it lies, whatever its id. */
export function compileSelector(node: SelectorNode, context: SelectorContext): ListOf {
  const list = compileGathering(node, context);
  return hasOwnOrder(node) ? list : putInOrder(list, inIdOrder);
}

/** For what is done to all of them, or to the first, one after the other. */
export function compileSet(node: SelectorNode, context: SelectorContext): ListOf {
  const list = compileGathering(node, context);
  const { compiled } = context;
  return hasOwnOrder(node) ? list : putInOrder(list, (desk, found) => inSetOrder(compiled, desk, found));
}

function putInOrder(list: ListOf, order: (desk: Desk, found: readonly number[]) => readonly number[]): ListOf {
  return (desk, item) => {
    const found = list(desk, item);
    charge(desk, found.length + 1);
    return order(desk, found);
  };
}

export function hasOwnOrder(node: SelectorNode): boolean {
  return ORDERING.some((key) => node[key] !== undefined) || choiceOf(node) === 'items';
}

/** With one of these the result has an order of its own. */
const ORDERING = ['top', 'bottom', 'order', 'stack', 'players'] as const;

/** The same in the order of gathering, for who only counts. */
export function compileGathering(node: SelectorNode, context: SelectorContext): ListOf {
  const gather = gatherer(node, context);
  const own = isOwnPlace(node, context) ? { ...node, controller: undefined } : node;
  const [test, tested] = weighed(context, () => filter(own, context));
  const { top, bottom, order } = node;
  const keep = test === null ? gather : filtered(gather, test, tested);
  const sorted = order === undefined ? keep : inSomeOrder(keep, node, order, context);
  if (top !== undefined) return firstOf(sorted, context.number(top));
  return bottom === undefined ? sorted : lastOf(sorted, context.number(bottom));
}

function inSomeOrder(
  keep: ListOf,
  node: SelectorNode,
  { by, descending = false }: NonNullable<SelectorNode['order']>,
  context: SelectorContext,
): ListOf {
  const [key, read] = weighed(context, () => withIt(context, choiceOf(node) === 'items', () => context.value(by)));
  return inOrder(keep, key, read, descending);
}

/** With what it counts for each thing that it is asked of. */
function weighed<V>(context: SelectorContext, compile: () => V): readonly [made: V, each: number] {
  const before = context.weight;
  const made = compile();
  return [made, 1 + context.weight - before];
}

/** What is compiled while `it` is what this selector looks at. */
function withIt<V>({ scope }: SelectorContext, isItem: boolean, compile: () => V): V {
  const before = scope.itIsItem;
  scope.itIsItem = isItem;
  const made = compile();
  scope.itIsItem = before;
  return made;
}

/** A player's own zone, other than the play zone, holds cards that this player controls. */
function isOwnPlace(node: SelectorNode, context: SelectorContext): boolean {
  if (node.controller !== 'self' || node.or !== undefined || node.stack === true || node.players !== undefined)
    return false;
  const [only, ...others] = zonesOf(node, context);
  return only !== undefined && others.length === 0 && !only.shared && only.role !== 'play';
}

/** Whether the card in `item.it` is one that the selector would gather, for continuous abilities. */
export function compileMembership(node: SelectorNode, context: SelectorContext): TestOf {
  if (node.top !== undefined || node.bottom !== undefined) {
    const list = compileGathering(node, context);
    return (desk, item) => {
      const { it } = item;
      item.it = NOTHING;
      const among = list(desk, item);
      item.it = it;
      return among.includes(it);
    };
  }
  const test = filter(node, context);
  if (node.or !== undefined) {
    const parts = node.or.map((part) => compileMembership(part, context));
    return (desk, item) => parts.some((part) => part(desk, item)) && (test === null || test(desk, item));
  }
  const zones = zonesOf(node, context);
  const mask = zones.reduce((bits, { number }) => bits | (1 << number), 0);
  return (desk, item) => {
    const { place } = cardAt(desk.state, item.it);
    if (place < 0 || (mask & (1 << zoneOf(context.compiled, place))) === 0) return false;
    return test === null || test(desk, item);
  };
}

function zonesOf({ zone }: SelectorNode, { compiled, names }: SelectorContext): readonly Zone[] {
  const { zones: all } = compiled;
  if (zone === undefined) return all.filter(({ role }) => role === 'play');
  const ids = typeof zone === 'string' ? [zone] : zone;
  return ids.map((id) => all[names.zone(id)] as Zone);
}

function gatherer(node: SelectorNode, context: SelectorContext): ListOf {
  const { compiled } = context;
  if (node.or !== undefined) {
    const parts = node.or.map((part) => compileSelector(part, context));
    return (desk, item) => {
      const all: number[] = [];
      for (let i = 0; i < parts.length; i++) append(all, (parts[i] as ListOf)(desk, item));
      charge(desk, all.length);
      return eachOnce(all);
    };
  }
  if (node.stack === true) return stackItems(node, context);
  if (node.players !== undefined) return players(node.players);
  const zones = zonesOf(node, context);
  const [only] = zones;
  // The most common ones: a zone of one seat alone.
  if (only !== undefined && zones.length === 1) {
    if (only.shared) return (desk) => desk.state.places[placeOf(compiled, only, 0)] as readonly number[];
    if (isOwnPlace(node, context))
      return (desk, item) => desk.state.places[placeOf(compiled, only, item.seat)] as readonly number[];
  }
  const own = zones.filter(({ shared }) => !shared);
  const shared = zones.filter((zone) => zone.shared);
  return (desk) => {
    const { state } = desk;
    const cards: number[] = [];
    if (own.length > 0)
      for (let step = 0; step < state.players.length; step++) {
        const seat = (state.turn.active + step) % state.players.length;
        for (const zone of own) append(cards, state.places[placeOf(compiled, zone, seat)] as readonly number[]);
      }
    for (const zone of shared) append(cards, state.places[placeOf(compiled, zone, 0)] as readonly number[]);
    charge(desk, cards.length);
    return cards;
  };
}

function append(to: number[], from: readonly number[]): void {
  for (let i = 0; i < from.length; i++) to.push(from[i] as number);
}

/** Each where it comes first. */
function eachOnce(all: readonly number[]): readonly number[] {
  if (all.length > FEW) return [...new Set(all)];
  const once: number[] = [];
  for (let i = 0; i < all.length; i++) if (!once.includes(all[i] as number)) once.push(all[i] as number);
  return once;
}

const FEW = 16;

function players(which: NonNullable<SelectorNode['players']>): ListOf {
  return (desk, item) => {
    const found: number[] = [];
    for (const seat of seatsFrom(desk.state, 0))
      if (which === 'any' || (seat === item.seat) === (which === 'self')) found.push(~seat);
    return found;
  };
}

function stackItems({ event, controller }: SelectorNode, context: SelectorContext): ListOf {
  const { compiled, names } = context;
  const player = controller === undefined || WHOSE.includes(controller) ? null : context.value(controller);
  const kinds = event === undefined ? null : kindsOf(event, names);
  return (desk, item) => {
    const found: number[] = [];
    const items = desk.items;
    charge(desk, items.length);
    for (const one of items) {
      const action = compiled.actionOfRule[one.rule];
      if (action === undefined || one.nested || one.part === COST || one.prevented || one.stage >= WORK) continue;
      if (kinds !== null && !isKnownAs(compiled, one, kinds)) continue;
      if (player === null ? !controls(controller, desk.state, item, one.seat) : ~player(desk, item) !== one.seat)
        continue;
      found.push(numberOf(one));
    }
    return found;
  };
}

function kindsOf(event: NonNullable<SelectorNode['event']>, names: Names): readonly number[] {
  return (typeof event === 'string' ? [event] : event).map((kind) => names.event(kind));
}

function isKnownAs({ actionOfRule }: Compiled, { rule }: Item, kinds: readonly number[]): boolean {
  const known = actionOfRule[rule]?.kinds;
  return known !== undefined && kinds.some((kind) => known.includes(kind));
}

/** The words for whose it is. */
const WHOSE: readonly unknown[] = ['self', 'opponent', 'active', 'any'];

function controls(controller: ValueNode | undefined, state: RulesetState, item: Item, seat: number): boolean {
  if (controller === 'self') return seat === item.seat;
  if (controller === 'opponent') return seat !== item.seat;
  return controller !== 'active' || seat === state.turn.active;
}

/** Every filter on the card in `item.it`; null where there is none. */
function filter(node: SelectorNode, context: SelectorContext, onStack = choiceOf(node) === 'items'): TestOf | null {
  const { compiled, names, plainCards } = context;
  const tests: TestOf[] = [];
  if (!onStack && node.players === undefined) {
    const { controller, owner, types, keywords, card } = node;
    if (controller !== undefined && controller !== 'any') tests.push(whose(controller, 'controller', context));
    if (owner !== undefined && owner !== 'any') tests.push(whose(owner, 'owner', context));
    if (types !== undefined) {
      const wanted = types.map((type) => names.symbol(type));
      tests.push(onDefinitions(compiled, (definition) => hasAll(definition.types, wanted)));
    }
    if (keywords !== undefined) {
      const has = plainCards ? hasPlainWord : hasWord;
      const wanted = keywords.map((keyword) => names.symbol(keyword));
      tests.push(onCards((desk, it) => wanted.every((word) => has(compiled, desk, it, word))));
    }
    if (card !== undefined) {
      const wanted = (typeof card === 'string' ? [card] : card).map((id) => names.card(id));
      tests.push(onDefinitions(compiled, (_, number) => wanted.includes(number)));
    }
    for (const { attribute, is, value } of node.attributes ?? []) {
      const number = names.attribute(attribute);
      const read = plainCards ? plainAttributeOf : attributeOf;
      tests.push(compared((desk, it) => read(compiled, desk, it, number), is, context.value(value)));
    }
    for (const { counter, is, value } of node.counters ?? []) {
      const number = names.counter(counter);
      tests.push(compared((desk, it) => cardAt(desk.state, it).counters[number] as number, is, context.value(value)));
    }
    if (node.other === true) tests.push((_, item) => item.it !== item.self);
  }
  if (!onStack) for (const [flag, wanted] of Object.entries(node.flags ?? {})) tests.push(flagged(flag, wanted, names));
  if (node.where !== undefined) tests.push(withIt(context, onStack, () => context.test(node.where)));
  context.weight += tests.length;
  if (node.not !== undefined) {
    const not = allOf([...gathered(node.not, context, onStack), filter(node.not, context, onStack)]);
    if (not !== null) tests.push((desk, item) => !not(desk, item));
  }
  return allOf(tests);
}

function allOf(parts: readonly (TestOf | null)[]): TestOf | null {
  const tests = parts.filter((test) => test !== null);
  if (tests.length < 2) return tests[0] ?? null;
  return (desk, item) => {
    for (let i = 0; i < tests.length; i++) if (!(tests[i] as TestOf)(desk, item)) return false;
    return true;
  };
}

/** What says in a selector where it gathers, as tests of the thing in `item.it`, for what a `not` leaves out. */
function gathered(node: SelectorNode, context: SelectorContext, onStack: boolean): readonly TestOf[] {
  const { compiled, names } = context;
  const { zone, players: which, event } = node;
  const tests: TestOf[] = [];
  if (zone !== undefined && !onStack) {
    const mask = zonesOf(node, context).reduce((bits, { number }) => bits | (1 << number), 0);
    tests.push(onCards((desk, it) => (mask & (1 << zoneOf(compiled, cardAt(desk.state, it).place))) !== 0));
  }
  if (which !== undefined)
    tests.push((_, { it, seat }) => it < 0 && (which === 'any' || (~it === seat) === (which === 'self')));
  if (event !== undefined && onStack) {
    const kinds = kindsOf(event, names);
    tests.push((desk, { it }) => {
      const found = itemNumbered(compiled, desk.items, it);
      return found !== undefined && isKnownAs(compiled, found, kinds);
    });
  }
  return tests;
}

/** Of cards and of players. A word that only one of them has is never true of the other. */
function flagged(flag: string, wanted: boolean, names: Names): TestOf {
  const ofCards = names.has('cardFlag', flag) ? 1 << names.flag(flag, 'card') : 0;
  const ofPlayers = names.has('playerFlag', flag) ? 1 << names.flag(flag, 'player') : 0;
  return ({ state: { cards, players: seats } }, { it }) => {
    const set =
      it >= 0
        ? (cards[it] as CardState).flags & ofCards
        : (seats[~it] as RulesetState['players'][number]).flags & ofPlayers;
    return (set !== 0) === wanted;
  };
}

function onCards(test: (desk: Desk, card: number) => boolean): TestOf {
  return (desk, item) => item.it >= 0 && test(desk, item.it);
}

/** Looked up by definition; the definitions are not there yet when the first selectors are compiled. */
function onDefinitions(compiled: Compiled, test: (definition: Definition, number: number) => boolean): TestOf {
  let answers: readonly boolean[] | null = null;
  return ({ state: { cards } }, { it }) => {
    answers ??= compiled.definitions.map((definition, number) => test(definition, number));
    return it >= 0 && (answers[(cards[it] as CardState).definition] as boolean);
  };
}

function compared(read: (desk: Desk, card: number) => number, is: Comparison, right: NumberOf): TestOf {
  const holds = comparison(is);
  return (desk, item) => {
    if (item.it < 0) return false;
    const left = read(desk, item.it);
    const other = right(desk, item);
    return left !== NOTHING && other !== NOTHING && holds(left, other);
  };
}

function whose(node: ValueNode, field: 'controller' | 'owner', context: SelectorContext): TestOf {
  if (node === 'self')
    return field === 'owner'
      ? ({ state: { cards } }, { it, seat }) => it >= 0 && (cards[it] as CardState).owner === seat
      : ({ state: { cards } }, { it, seat }) => it >= 0 && (cards[it] as CardState).controller === seat;
  if (node === 'active') return onSeats(field, (desk) => desk.state.turn.active);
  if (node === 'opponent') return (desk, item) => item.it >= 0 && cardAt(desk.state, item.it)[field] !== item.seat;
  const player = context.value(node);
  return onSeats(field, (desk, item) => ~player(desk, item));
}

function onSeats(field: 'controller' | 'owner', seat: NumberOf): TestOf {
  return (desk, item) => item.it >= 0 && cardAt(desk.state, item.it)[field] === seat(desk, item);
}

function hasAll(has: readonly number[], wanted: readonly number[]): boolean {
  for (let i = 0; i < wanted.length; i++) if (!has.includes(wanted[i] as number)) return false;
  return true;
}

/** Keeps those for which the test holds, with each in `item.it` in turn. */
function filtered(gather: ListOf, test: TestOf, each: number): ListOf {
  return (desk, item) => {
    const all = gather(desk, item);
    if (all.length === 0) return all;
    charge(desk, all.length * each);
    const { it } = item;
    const kept: number[] = [];
    for (let i = 0; i < all.length; i++) {
      const one = all[i] as number;
      item.it = one;
      if (test(desk, item)) kept.push(one);
    }
    item.it = it;
    return kept;
  };
}

/** Stable: what is alike stays in the order of gathering. Nothing is less than any number. */
function inOrder(gather: ListOf, by: NumberOf, each: number, descending: boolean): ListOf {
  return (desk, item) => {
    const all = gather(desk, item);
    if (all.length < 2) return all;
    charge(desk, all.length * (each + SORTING));
    const { it } = item;
    const keyed = all.map((value) => {
      item.it = value;
      return { value, key: by(desk, item) };
    });
    item.it = it;
    keyed.sort((a, b) => (descending ? b.key - a.key : a.key - b.key));
    return keyed.map(({ value }) => value);
  };
}

function firstOf(gather: ListOf, count: NumberOf): ListOf {
  return (desk, item) => gather(desk, item).slice(0, Math.max(0, count(desk, item)));
}

function lastOf(gather: ListOf, count: NumberOf): ListOf {
  return (desk, item) => {
    const all = gather(desk, item);
    return all.slice(Math.max(0, all.length - Math.max(0, count(desk, item))));
  };
}
