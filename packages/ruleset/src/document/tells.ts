/**
 * What the value of an expression tells of cards that not everybody sees, by how it is written: nothing (`OPEN`), something that
 * only the seat itself sees whose rule it is (`OWN`: its own hand), or something that it does not see either (`HIDDEN`).
 * How many cards lie in a zone, whose they are and where is open. The checker warns by it; the compiler knows by it what to keep to itself.
 */
import { isRecord } from '@turnwise/kernel';
import type { SelectorNode, TargetNode, ZoneNode } from '../nodes.ts';
import type { Facts, Telling } from '../operators/facts.ts';

export const OPEN = 0;
export const OWN = 1;
export const HIDDEN = 2;
export type Secrecy = typeof OPEN | typeof OWN | typeof HIDDEN;

/** Of things: what it tells which of them these are, and what it would tell what these are. A number tells the same either way. */
export interface Tells {
  readonly which: Secrecy;
  readonly what: Secrecy;
}

export interface TellingScope {
  readonly zones: ReadonlyMap<string, Pick<ZoneNode, 'visibility' | 'owner'>>;
  /** Where a selector looks that names no zone. */
  readonly play: string | undefined;
  /** Of targets and bound names. */
  readonly names: (name: string) => Tells | undefined;
  readonly self: Tells;
  /** Fields of the event with cards that not everybody may know. */
  readonly secretFields: readonly string[];
  readonly it: Tells;
  readonly facts: Pick<Facts, 'conditions' | 'values'>;
}

const ALL_OPEN: Tells = { which: OPEN, what: OPEN };

/** The scope of an action, an ability or a reaction. */
export function tellingScope(
  about: Pick<TellingScope, 'zones' | 'play' | 'facts'> &
    Partial<Pick<TellingScope, 'names' | 'self' | 'secretFields'>>,
  targets: readonly TargetNode[],
  selfIsTarget: boolean,
): TellingScope {
  const names = (name: string): Tells | undefined => {
    const at = targets.findIndex(({ id }) => id === name);
    const node = targets[at];
    // One that speaks of a later one is no sound ruleset.
    return node === undefined
      ? about.names?.(name)
      : selectorTells(node.selector, tellingScope(about, targets.slice(0, at), selfIsTarget));
  };
  const first = targets[0];
  const self = selfIsTarget && first !== undefined ? (names(first.id) ?? ALL_OPEN) : (about.self ?? ALL_OPEN);
  return { ...about, names, self, secretFields: about.secretFields ?? [], it: ALL_OPEN };
}

/** Takes any node of an expression. */
export function tells(node: unknown, scope: TellingScope): Tells {
  if (typeof node === 'string') return pathTells(node, scope);
  if (Array.isArray(node)) return number(most(node.map((one) => tells(one, scope).what)));
  if (!isRecord(node)) return ALL_OPEN;
  if (typeof node.op === 'string') return operatorTells(node.op, node, scope);
  if (typeof node.ref === 'string') return pathTells(node.ref, scope);
  return selectorTells(isRecord(node.selector) ? node.selector : node, scope);
}

/** What it tells whether a condition holds, what a number is, or which things these are. */
export function valueTells(node: unknown, scope: TellingScope): Secrecy {
  return tells(node, scope).which;
}

export function selectorTells(node: SelectorNode, scope: TellingScope): Tells {
  const { or = [], stack, players, top, bottom, order, zone } = node;
  if (stack === true) return ALL_OPEN;
  const parts = or.map((part) => selectorTells(part, scope));
  const zones = or.length > 0 || players !== undefined ? [] : listOf(zone ?? scope.play ?? []);
  const own = [node.controller, node.owner].some((whose) => whose === 'self' || isController(whose));
  const what = most([...zones.map((id) => zoneTells(id, own, scope).what), ...parts.map((part) => part.what)]);
  const within = { ...scope, it: { which: OPEN, what } } as const;
  const which = most([
    ...parts.map((part) => part.which),
    filterTells(node, within),
    order === undefined ? OPEN : tells(order.by, within).what,
    valueTells(top, scope),
    valueTells(bottom, scope),
  ]);
  return { which, what: most([which, what]) };
}

/** What it tells how many a selection takes. */
export function countTells({ count }: SelectorNode, scope: TellingScope): Secrecy {
  return isRecord(count) ? most(Object.values(count).map((bound) => valueTells(bound, scope))) : OPEN;
}

/** Filters by what a card is. */
function filterTells(node: SelectorNode, scope: TellingScope): Secrecy {
  const { types, keywords, card, attributes, where, not, controller, owner } = node;
  const looks = [types, keywords, card, attributes].some((filter) => filter !== undefined);
  return most([
    looks ? scope.it.what : OPEN,
    valueTells(where ?? [], scope),
    ...(attributes ?? []).map(({ value }) => valueTells(value, scope)),
    valueTells(controller, scope),
    valueTells(owner, scope),
    not === undefined ? OPEN : filterTells(not, scope),
  ]);
}

function operatorTells(op: string, node: Readonly<Record<string, unknown>>, scope: TellingScope): Tells {
  const list = 'of' in node ? node.of : node.in;
  const operands = Object.entries(node).flatMap(([key, operand]) => (key === 'op' ? [] : [operand]));
  switch (tellingOf(op, scope)) {
    case 'size':
      return number(valueTells(list ?? node.selector, scope));
    case 'each': {
      const gathered = tells(list, scope);
      return number(most([gathered.which, tells(node.value, { ...scope, it: gathered }).what]));
    }
    case 'one': {
      const { which, what } = tells(list, scope);
      const index = valueTells(node.index, scope);
      return { which: most([which, index]), what: most([what, index]) };
    }
    case 'places':
      return number(most(operands.map((operand) => valueTells(operand, scope))));
    case undefined:
      return number(most(operands.map((operand) => tells(operand, scope).what)));
  }
}

function tellingOf(op: string, { facts }: TellingScope): Telling | undefined {
  return (facts.conditions.get(op) ?? facts.values.get(op))?.tells;
}

function pathTells(path: string, scope: TellingScope): Tells {
  const words = path.split('.');
  const [root = '', name = ''] = words;
  const known = root === 'target' || root === 'bound' ? scope.names(name) : scope.names(root);
  if (known !== undefined)
    return along(words.slice(root === 'target' || root === 'bound' ? 2 : 1), known, false, scope);
  switch (root) {
    case 'it':
      return along(words.slice(1), scope.it, false, scope);
    case 'self':
    case 'source':
    case 'card':
      return along(words.slice(1), scope.self, false, scope);
    case 'event':
      return along(words.slice(2), scope.secretFields.includes(name) ? SECRET : ALL_OPEN, false, scope);
    case 'state':
      return scope.zones.has(name) ? along(words.slice(2), zoneTells(name, false, scope), false, scope) : ALL_OPEN;
    default:
      return along(words.slice(1), ALL_OPEN, root === 'controller', scope);
  }
}

const SECRET: Tells = { which: OPEN, what: HIDDEN };

/** The rest of a path, from things of which so much is told; `own` for the seat whose rule it is. */
function along(words: readonly string[], from: Tells, own: boolean, scope: TellingScope): Tells {
  let at = from;
  for (const word of words) {
    if (word === 'count' || PLACES.includes(word)) at = number(at.which);
    else if (scope.zones.get(word)?.owner === 'player') at = { ...zoneTells(word, own, scope), which: at.which };
    else at = number(at.what);
  }
  return at;
}

const PLACES: readonly string[] = ['controller', 'owner', 'zone'];

function zoneTells(id: string, own: boolean, { zones }: TellingScope): Tells {
  const zone = zones.get(id);
  if (zone === undefined || zone.visibility === 'public') return ALL_OPEN;
  return { which: OPEN, what: zone.visibility === 'owner' && own && zone.owner === 'player' ? OWN : HIDDEN };
}

function isController(node: unknown): boolean {
  return node === 'controller' || (isRecord(node) && node.ref === 'controller');
}

function number(told: Secrecy): Tells {
  return told === OPEN ? ALL_OPEN : { which: told, what: told };
}

function most(all: readonly Secrecy[]): Secrecy {
  let found: Secrecy = OPEN;
  for (const one of all) if (one > found) found = one;
  return found;
}

function listOf<V>(value: V | readonly V[]): readonly V[] {
  return Array.isArray(value) ? (value as readonly V[]) : [value as V];
}
