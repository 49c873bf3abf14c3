/**
 * `{ ref: "event.target.power" }`: a root, then properties. What a property means is settled by its name when it is compiled,
 * and by what it is asked of when it is read: a card (0 and up) or a player (below 0). What is not there is NOTHING.
 */
import type { Seat } from '@turnwise/game';
import { cardAt, eventAt, playerAt, zoneAt } from '../compiled/at.ts';
import { takenAs } from '../run/taken.ts';
import { NOTHING } from '../types.ts';
import type { Desk, Item, RulesetState } from '../types.ts';
import type { Compiled, EventKind } from '../compiled/compiled.ts';
import { placeOf, zoneOf } from '../compiled/compiled.ts';
import { noList } from '../compiled/functions.ts';
import type { ListOf, NumberOf } from '../compiled/functions.ts';
import { choiceOf } from './choice-of.ts';
import { attributeOf, definitionOf, plainAttributeOf } from '../run/layers.ts';
import type { Names } from '../compiled/names.ts';
import { holdsItems, itemAsSelf, registerOf } from './scope.ts';
import type { Scope } from './scope.ts';
import { countItems, itemNumbered } from '../run/items-of.ts';
import { seatsFrom } from '../run/seats.ts';
import { sourceOf } from '../run/source-of.ts';

/** A single value, or a list. `items`: they are the numbers of items of the stack, and no cards. */
export type Ref = { readonly items: boolean } & (
  | { readonly sort: 'one'; readonly get: NumberOf }
  | { readonly sort: 'list'; readonly get: ListOf }
);

const one = (get: NumberOf, items = false): Ref => ({ sort: 'one', get, items });
const list = (get: ListOf, items = false): Ref => ({ sort: 'list', get, items });

export interface RefContext {
  readonly compiled: Compiled;
  readonly names: Names;
  readonly scope: Scope;
}

/** Undefined where the path does not begin with a root: a bare word that is a name. */
export function compileRef(path: string, context: RefContext): Ref | undefined {
  const [root = '', ...rest] = path.split('.');
  const begun = rootOf(root, rest, context);
  if (begun === undefined) return undefined;
  let ref = begun.ref;
  let left = begun.left;
  while (left.length > 0) {
    const [name = '', next] = left;
    if (ref.sort === 'list') {
      const { get } = ref;
      const isCount = name === 'count';
      // Any other property is that of its first thing.
      ref = isCount
        ? one((desk, item) => get(desk, item).length)
        : one((desk, item) => get(desk, item)[0] ?? NOTHING, ref.items);
      if (isCount) left = left.slice(1);
    } else if (ref.items) {
      ref = ofItem(ref.get, name, context);
      left = left.slice(1);
    } else if (name === 'counters' || name === 'flags') {
      ref = one(name === 'counters' ? counterOf(ref.get, next ?? '', context) : flagOf(ref.get, next ?? '', context));
      left = left.slice(2);
    } else {
      ref = property(ref.get, name, context);
      left = left.slice(1);
    }
  }
  return ref;
}

interface Begun {
  readonly ref: Ref;
  readonly left: readonly string[];
}

function rootOf(root: string, rest: readonly string[], context: RefContext): Begun | undefined {
  const { scope } = context;
  if (root === 'target' || root === 'bound') {
    const [name = '', ...left] = rest;
    return ofName(name, left, context);
  }
  if (root === 'event') return eventRoot(rest, context);
  if (root === 'state') return stateRoot(rest, context);
  if (registerOf(scope, root) >= 0) return ofName(root, rest, context);
  if (root === 'it') return { ref: one((_, item) => item.it, scope.itIsItem), left: rest };
  const simple = SIMPLE[root];
  if (simple !== undefined) return { ref: one(simple), left: rest };
  switch (root) {
    case 'source':
      return sourceRoot(rest, context);
    case 'self':
    case 'card': {
      const aimedAt = itemAsSelf(scope);
      if (aimedAt !== undefined) return ofName(aimedAt, rest, context);
      // In an action, what is said of `self` is said of its first target.
      if (scope.targets[0] !== undefined && scope.selfIsTarget) scope.heard?.add(scope.targets[0]);
      return { ref: one((_, item) => item.self), left: rest };
    }
    case 'players':
      return { ref: list((desk, item) => playersFrom(desk.state, item.seat)), left: rest };
    case 'opponents':
      return {
        ref: list((desk, item) => playersFrom(desk.state, item.seat).filter((player) => player !== ~item.seat)),
        left: rest,
      };
    case 'owner':
      return { ref: one((desk, item) => ownerOf(desk.state, item.self)), left: rest };
    default:
      return undefined;
  }
}

/** In an action the card that it is played from, which is one of its targets. */
function sourceRoot(left: readonly string[], { compiled, scope }: RefContext): Begun {
  if (scope.source !== undefined) scope.heard?.add(scope.source);
  return { ref: one((desk, item) => sourceOf(compiled, desk, item)), left };
}

const SIMPLE: Readonly<Record<string, NumberOf>> = {
  controller: (_, item) => ~item.seat,
  player: (_, item) => item.player,
  opponent: (desk, item) => opponentOf(desk.state, item.seat),
  active: (desk) => ~desk.state.turn.active,
};

/** A target, a bound name or a parameter. */
function ofName(name: string, rest: readonly string[], { scope }: RefContext): Begun {
  const register = registerOf(scope, name);
  const [field, ...left] = rest;
  if (field === 'count') return { ref: one((_, item) => (item.registers[register] as readonly number[]).length), left };
  // One value in nearly every case; who wants all of them asks for the list.
  const first: NumberOf = (_, item) => (item.registers[register] as readonly number[])[0] ?? NOTHING;
  return { ref: one(first, holdsItems(scope, name)), left: rest };
}

/** An item of the stack has the payload of its event as properties. */
function ofItem(of: NumberOf, name: string, { compiled }: RefContext): Ref {
  const targets = (compiled.ruleset.actions ?? []).flatMap((action) => action.targets ?? []);
  const same = targets.filter(({ id }) => id === name);
  const items = same.length > 0 && same.every(({ selector }) => choiceOf(selector) === 'items');
  return list((desk, item) => {
    const on = itemNumbered(compiled, desk.items, of(desk, item));
    // Who looks at an item of the stack does not see what is secret.
    return on === undefined || isSecretIn(on, name) ? noList : fieldOf(compiled, on, name);
  }, items);
}

/** The register behind a path that is no more than a name, for those who want the whole list; -1 for others. */
export function listRegisterOf(path: string, { scope }: RefContext): number {
  const parts = path.split('.');
  const [first = '', second] = parts;
  if ((first === 'target' || first === 'bound') && parts.length === 2) return registerOf(scope, second ?? '');
  return parts.length === 1 ? registerOf(scope, first) : -1;
}

function eventRoot(rest: readonly string[], { compiled, scope }: RefContext): Begun {
  const [field, ...left] = rest;
  if (field === undefined) return { ref: one((_, item) => (item.event === null ? NOTHING : item.event.kind)), left };
  if (field === 'kind')
    return {
      ref: one((_, item) => (item.event === null ? NOTHING : eventAt(compiled, item.event.kind).symbol)),
      left,
    };
  const { event: kind } = scope;
  const fields = kind < 0 ? [] : scope.fields(kind);
  const at = fieldAt(fields, field);
  const items = fields[at]?.type === 'item';
  if (at >= 0 && fields[at]?.list !== true)
    return {
      ref: one((_, item) => {
        const { event } = item;
        if (event === null) return NOTHING;
        return event.kind === kind ? (event.fields[at] as number) : (fieldOf(compiled, item, field)[0] ?? NOTHING);
      }, items),
      left,
    };
  return { ref: list((_, item) => fieldOf(compiled, item, field), items), left };
}

/** What stands under a name in an item's event: all of it where there are several. */
function fieldOf({ events }: Compiled, { event }: Item, name: string): readonly number[] {
  if (event === null) return noList;
  const taken = takenAs(event.taken, name);
  if (taken !== undefined) return taken.values;
  const at = fieldAt((events[event.kind] as EventKind).fields, name);
  const value = at < 0 ? NOTHING : (event.fields[at] as number);
  return value === NOTHING ? noList : [value];
}

function isSecretIn({ event }: Item, name: string): boolean {
  return event !== null && typeof takenAs(event.taken, name)?.secret === 'number';
}

function fieldAt(fields: readonly { readonly name: string }[], name: string): number {
  return fields.findIndex((field) => field.name === name);
}

function stateRoot(rest: readonly string[], { compiled, names }: RefContext): Begun {
  const [name = '', ...left] = rest;
  switch (name) {
    case 'turn':
      return { ref: one((desk) => desk.state.turn.number), left };
    case 'phase':
      return { ref: one((desk) => compiled.phases[desk.state.turn.phase]?.symbol ?? NOTHING), left };
    case 'step':
      return {
        ref: one((desk) => compiled.phases[desk.state.turn.phase]?.steps[desk.state.turn.step]?.symbol ?? NOTHING),
        left,
      };
    case 'active':
      return { ref: one((desk) => ~desk.state.turn.active), left };
    case 'stack':
      return { ref: one((desk) => countItems(desk.items)), left: [] };
    case 'flags': {
      const bit = 1 << names.flag(left[0] ?? '', 'match');
      return { ref: one((desk) => ((desk.state.flags & bit) === 0 ? 0 : 1)), left: left.slice(1) };
    }
    default: {
      const zone = names.zone(name);
      return {
        ref: list((desk) => desk.state.places[placeOf(compiled, zoneAt(compiled, zone), 0)] as readonly number[]),
        left,
      };
    }
  }
}

function property(of: NumberOf, name: string, { compiled, names, scope }: RefContext): Ref {
  switch (name) {
    case 'cost':
      return one(onCard(of, (desk, card) => definitionOf(compiled, desk.state, card).cost));
    case 'controller':
      return one(onCard(of, (desk, card) => ~cardAt(desk.state, card).controller));
    case 'owner':
      return one(onCard(of, (desk, card) => ~cardAt(desk.state, card).owner));
    case 'definition':
      return one(onCard(of, (desk, card) => definitionOf(compiled, desk.state, card).symbol));
    case 'zone':
      return one(
        onCard(of, (desk, card) => {
          const { place } = cardAt(desk.state, card);
          return place < 0 ? NOTHING : zoneAt(compiled, zoneOf(compiled, place)).symbol;
        }),
      );
  }
  const attribute = names.has('attribute', name) ? names.attribute(name) : -1;
  const resource = names.has('resource', name) ? names.resource(name) : -1;
  if (attribute >= 0 || resource >= 0) {
    const read = scope.plainCards ? plainAttributeOf : attributeOf;
    return one((desk, item) => {
      const value = of(desk, item);
      if (value === NOTHING) return NOTHING;
      if (value >= 0) return attribute < 0 ? NOTHING : read(compiled, desk, value, attribute);
      return resource < 0 ? NOTHING : (playerAt(desk.state, ~value).resources[resource] as number);
    });
  }
  if (names.has('cardFlag', name) || names.has('playerFlag', name))
    return one(flagOf(of, name, { compiled, names, scope }));
  const zone = names.zone(name);
  return list((desk, item) => {
    const player = of(desk, item);
    if (player >= 0 || player === NOTHING) return noList;
    return desk.state.places[placeOf(compiled, zoneAt(compiled, zone), ~player)] as readonly number[];
  });
}

function onCard(of: NumberOf, read: (desk: Desk, card: number) => number): NumberOf {
  return (desk, item) => {
    const card = of(desk, item);
    return card < 0 ? NOTHING : read(desk, card);
  };
}

function counterOf(of: NumberOf, name: string, { names }: RefContext): NumberOf {
  const counter = names.counter(name);
  return onCard(of, (desk, card) => cardAt(desk.state, card).counters[counter] as number);
}

function flagOf(of: NumberOf, name: string, { names }: RefContext): NumberOf {
  const ofCard = names.has('cardFlag', name) ? 1 << names.flag(name, 'card') : 0;
  const ofPlayer = names.has('playerFlag', name) ? 1 << names.flag(name, 'player') : 0;
  return (desk, item) => {
    const { state } = desk;
    const value = of(desk, item);
    if (value === NOTHING) return NOTHING;
    if (value >= 0) return (cardAt(state, value).flags & ofCard) === 0 ? 0 : 1;
    return (playerAt(state, ~value).flags & ofPlayer) === 0 ? 0 : 1;
  };
}

function ownerOf(state: RulesetState, card: number): number {
  return card < 0 ? NOTHING : ~cardAt(state, card).owner;
}

/** Players still in the game, in turn order from a seat on. */
function playersFrom(state: RulesetState, seat: Seat): readonly number[] {
  return seatsFrom(state, seat).map((other) => ~other);
}

function opponentOf(state: RulesetState, seat: Seat): number {
  const { length } = state.players;
  for (let step = 1; step < length; step++) {
    const other = (seat + step) % length;
    if (!playerAt(state, other).out) return ~other;
  }
  return NOTHING;
}
