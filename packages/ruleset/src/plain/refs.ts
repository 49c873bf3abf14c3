/** References: roots and properties (section 2). */
import type { Plain } from './plain.ts';
import { selfIn, sourceIn } from './targets.ts';
import { MATCH, isCard } from './things.ts';
import type { Card, Happening, Item, Player, Value } from './things.ts';
import { idsOf, placeOf, seatsFrom, stillIn, zoneNode } from './world.ts';
import type { World } from './world.ts';

/** The value of a path; undefined where it does not begin with a root or a name that is known here. */
export function readRef(plain: Plain, path: string): Value | undefined {
  const [first = '', ...rest] = path.split('.');
  const [name = ''] = rest;
  if (first === 'target' && rest.length > 0) return follow(plain, named(plain, name, 'targets') ?? null, rest.slice(1));
  if (first === 'bound' && rest.length > 0) return follow(plain, named(plain, name, 'bound') ?? null, rest.slice(1));
  const own = first === 'event' || first === 'state' ? undefined : named(plain, first, 'any');
  const root = own === undefined ? rootOf(plain, first) : own;
  return root === undefined ? undefined : follow(plain, root, rest);
}

/** A target, a bound name or a parameter. */
function named({ scope }: Plain, name: string, among: 'targets' | 'bound' | 'any'): Value | undefined {
  const chosen = among === 'bound' ? undefined : scope.targets.get(name);
  if (chosen !== undefined) return chosen.single ? (chosen.things[0] ?? null) : chosen.things;
  if (among !== 'targets' && scope.bound.has(name)) return scope.bound.get(name);
  return among === 'any' ? scope.params[name] : undefined;
}

function rootOf(plain: Plain, name: string): Value | undefined {
  const { world, scope } = plain;
  const self = selfIn(plain);
  const around = stillIn(seatsFrom(world, scope.controller));
  const others = around.filter((player) => player !== scope.controller);
  const roots: Readonly<Record<string, Value>> = {
    self,
    source: sourceIn(plain),
    card: self,
    event: scope.event,
    it: scope.it,
    controller: scope.controller,
    player: scope.player,
    opponent: others[0] ?? null,
    owner: isCard(self) ? self.owner : null,
    active: world.turn.active,
    players: around,
    opponents: others,
    state: MATCH,
  };
  return Object.hasOwn(roots, name) ? roots[name] : undefined;
}

function follow(plain: Plain, value: Value, path: readonly string[]): Value {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const [word = ''] = rest;
  if (key === 'flags') return follow(plain, flagOf(plain.world, value, word), rest.slice(1));
  if (key === 'counters') return follow(plain, counterOf(value, word), rest.slice(1));
  return follow(plain, propertyOf(plain, value, key), rest);
}

function counterOf(value: Value, counter: string): Value {
  if (typeof value === 'object' && value !== null && 'length' in value) return counterOf(value[0] ?? null, counter);
  return isCard(value) ? (value.counters.get(counter) ?? 0) : null;
}

function flagOf(world: World, value: Value, flag: string): Value {
  if (typeof value !== 'object' || value === null) return null;
  if ('length' in value) return flagOf(world, value[0] ?? null, flag);
  if (value.kind === 'match') return world.flags.has(flag);
  return 'flags' in value ? value.flags.has(flag) : null;
}

function propertyOf(plain: Plain, value: Value, key: string): Value {
  if (typeof value !== 'object' || value === null) return null;
  if ('length' in value) return key === 'count' ? value.length : propertyOf(plain, value[0] ?? null, key);
  if ('payload' in value) return ofEvent(value, key);
  switch (value.kind) {
    case 'card':
      return ofCard(plain, value, key);
    case 'player':
      return ofPlayer(plain.world, value, key);
    case 'item':
      return ofItem(value, key);
    case 'match':
      return ofMatch(plain.world, key);
  }
}

function ofCard(plain: Plain, card: Card, key: string): Value {
  const { attributes, flags } = plain.world.ruleset;
  if (idsOf(attributes).includes(key)) return plain.attribute(card, key);
  if (idsOf(flags).includes(key)) return card.flags.has(key);
  switch (key) {
    case 'cost':
      return card.definition.cost ?? 0;
    case 'controller':
      return card.controller;
    case 'owner':
      return card.owner;
    case 'zone':
      return card.place?.zone ?? null;
    case 'definition':
      return card.definition.id;
    default:
      return null;
  }
}

function ofPlayer(world: World, player: Player, key: string): Value {
  const resource = player.resources.get(key);
  if (resource !== undefined) return resource;
  return zoneNode(world, key)?.owner === 'player' ? (placeOf(world, key, player)?.cards.slice() ?? null) : null;
}

function ofItem(item: Item, key: string): Value {
  if (key === 'controller') return item.seat;
  // Who looks at an item of the stack does not see what is secret.
  return isSecret(item, key) ? null : (item.own?.payload[key] ?? null);
}

function isSecret({ action, aims }: Item, key: string): boolean {
  const param = action?.params?.[key];
  return param !== undefined && param !== 'ability' && param.secret === true && aims[0]?.has(key) !== true;
}

function ofEvent(event: Happening, key: string): Value {
  return key === 'kind' ? event.kind : (event.payload[key] ?? null);
}

function ofMatch(world: World, key: string): Value {
  switch (key) {
    case 'turn':
      return world.turn.number;
    case 'phase':
    case 'step':
    case 'active':
      return world.turn[key];
    case 'stack':
      return world.stack.length;
    default:
      return zoneNode(world, key)?.owner === 'shared' ? (placeOf(world, key, null)?.cards.slice() ?? null) : null;
  }
}
