/**
 * The type of `{ ref: "event.target.power" }`: a root of the place, then properties, each of what the one before it gave. The
 * tables below say which there are.
 */
import { isRecord } from '@turnwise/kernel';
import type { Code } from './codes.ts';
import type { Declared } from './declared.ts';
import { ALL_ROOTS, SELF_ROOTS } from './scope.ts';
import type { Name, Scope } from './scope.ts';
import { elementOf } from './value-types.ts';
import type { ValueType } from './value-types.ts';

/** Why a path leads nowhere. */
export interface Problem {
  readonly code: Code;
  readonly expected: string;
  readonly found: string;
  readonly known: readonly string[];
}

export type Found = { readonly type: ValueType } | Problem;

export function refType(path: string, scope: Scope, declared: Declared): Found {
  const words = path.split('.');
  const root = rootType(words, scope, declared);
  if ('code' in root) return root;
  let { type, used } = root;
  while (used < words.length) {
    const [name = '', inner = ''] = words.slice(used);
    const property = propertyType(type, name, inner, declared);
    if ('code' in property) return property;
    ({ type } = property);
    used += property.used;
  }
  return { type };
}

/** Whether a bare word begins with something that can be spoken of here. */
export function isNameHere(word: string, scope: Scope): boolean {
  const [root = ''] = word.split('.');
  return ALL_ROOTS.includes(root) || nameHere(root, scope) !== undefined;
}

/** What a parameter may be that is one of some words; undefined for anything else. */
export function wordsOf(node: unknown, { words }: Scope): readonly string[] | undefined {
  const path = isRecord(node) ? node.ref : node;
  return typeof path === 'string' ? words.get(path) : undefined;
}

/** A target, a bound name or a parameter; a target that is not chosen yet is one too. */
export function nameHere(id: string, { targets, bound, params, secretParams }: Scope): Name | undefined {
  const type = params.get(id);
  return (
    targets.find((target) => target.id === id) ??
    bound.get(id) ??
    (type === undefined ? undefined : { id, type, secret: secretParams.has(id) })
  );
}

type Step = { readonly type: ValueType; readonly used: number } | Problem;

function rootType(words: readonly string[], scope: Scope, declared: Declared): Step {
  const [root = '', name = '', inner = ''] = words;
  switch (root) {
    case 'target':
      return named(name, scope.targets, scope, 'a target', 2);
    case 'bound':
      return named(name, [...scope.bound.values()], scope, 'a bound name', 2);
    case 'event':
      return eventField(name, scope);
    case 'state':
      return stateProperty(name, inner, declared);
  }
  const here = nameHere(root, scope);
  if (here !== undefined) return named(root, [here], scope, '', 1);
  if (scope.selfIsTarget && scope.chosen === 0 && SELF_ROOTS.includes(root)) return notChosen(root);
  const type = root === 'it' ? scope.it : scope.roots.get(root);
  if (type !== undefined && type !== null) return { type, used: 1 };
  if (ALL_ROOTS.includes(root))
    return {
      code: 'notHere',
      expected: `one of the roots available here: ${rootsHere(scope).join(', ')}`,
      found: root,
      known: [],
    };
  return named(root, namesIn(scope), scope, 'a root, a target, a bound name or a parameter', 1);
}

function rootsHere({ roots, it, event, targets, bound }: Scope): readonly string[] {
  const some = [
    it !== null && 'it',
    event !== null && 'event',
    targets.length > 0 && 'target',
    bound.size > 0 && 'bound',
  ];
  return [...roots.keys(), ...some.filter((root) => root !== false), 'state'];
}

/** One of these names; a target must have been chosen. */
function named(id: string, names: readonly Name[], scope: Scope, expected: string, used: number): Step {
  if (scope.targets.findIndex((target) => target.id === id) >= scope.chosen) return notChosen(id);
  const name = names.find((one) => one.id === id);
  if (name !== undefined) return { type: name.type, used };
  if (scope.binds().has(id))
    return { code: 'notBoundYet', expected: 'a name that an effect before this one binds', found: id, known: [] };
  const roots = used === 1 ? [...scope.roots.keys()] : [];
  return { code: 'unknownName', expected, found: id, known: [...names.map((one) => one.id), ...roots] };
}

function notChosen(found: string): Problem {
  return { code: 'targetNotChosen', expected: 'a target that is chosen earlier', found, known: [] };
}

function namesIn({ targets, bound, params }: Scope): readonly Name[] {
  return [...targets, ...bound.values(), ...[...params].map(([id, type]) => ({ id, type, secret: false }))];
}

function eventField(name: string, { event }: Scope): Step {
  if (event === null) return { code: 'notHere', expected: 'a place with an event', found: 'event', known: [] };
  if (name === 'kind') return { type: 'kind', used: 2 };
  const type = event.get(name);
  if (type !== undefined) return { type, used: 2 };
  const fields = [...event.keys(), 'kind'];
  return { code: 'unknownField', expected: `a field of the event: ${fields.join(', ')}`, found: name, known: fields };
}

const OF_THE_MATCH: ReadonlyMap<string, ValueType> = new Map([
  ['turn', 'number'],
  ['phase', 'phase'],
  ['step', 'step'],
  ['active', 'player'],
  ['stack', 'number'],
]);

function stateProperty(name: string, inner: string, declared: Declared): Step {
  const type = OF_THE_MATCH.get(name);
  if (type !== undefined) return { type, used: 2 };
  if (name === 'flags') return innerName('matchFlag', 'flag', inner, 3, declared);
  if (declared.zones.get(name)?.owner === 'shared') return { type: 'cards', used: 2 };
  const shared = [...declared.zones.values()].filter(({ owner }) => owner === 'shared').map(({ id }) => id);
  const known = [...OF_THE_MATCH.keys(), 'flags', ...shared];
  return { code: 'unknownProperty', expected: `of the match: ${known.join(', ')}`, found: name, known };
}

const OF_CARDS: ReadonlyMap<string, ValueType> = new Map([
  ['cost', 'number'],
  ['controller', 'player'],
  ['owner', 'player'],
  ['zone', 'zone'],
  ['definition', 'definition'],
]);

/** Names of properties that an attribute, a flag, a resource or a zone would hide behind. */
export const OWN_PROPERTIES: readonly string[] = [...OF_CARDS.keys(), 'counters', 'flags', 'count'];
export const OWN_STATE: readonly string[] = [...OF_THE_MATCH.keys(), 'flags'];

function propertyType(type: ValueType, name: string, inner: string, declared: Declared): Step {
  const one = elementOf(type);
  if (one === 'unknown') return { type: 'unknown', used: 1 };
  if (one !== type && name === 'count') return { type: 'number', used: 1 };
  const readers = READERS[one as keyof typeof READERS] ?? [];
  const found = readers.flatMap((reader) => reader.read(name, inner, declared) ?? []);
  const step = found.find((other) => !('code' in other)) ?? found[0];
  if (step !== undefined) return step;
  const known = readers.flatMap((reader) => reader.names(declared));
  const own = [...known, ...(one === type ? [] : ['count'])];
  const expected = own.length === 0 ? `no property, because this is a ${one}` : `a property of a ${one}`;
  return { code: 'unknownProperty', expected, found: name, known: own };
}

interface Reader {
  readonly read: (name: string, inner: string, declared: Declared) => Step | undefined;
  readonly names: (declared: Declared) => readonly string[];
}

const ofCard: Reader = {
  read(name, inner, declared) {
    const type = OF_CARDS.get(name);
    if (type !== undefined) return { type, used: 1 };
    if (name === 'counters') return innerName('counter', 'number', inner, 2, declared);
    if (name === 'flags') return innerName('cardFlag', 'flag', inner, 2, declared);
    if (declared.names.attribute.has(name)) return { type: 'number', used: 1 };
    return declared.names.cardFlag.has(name) ? { type: 'flag', used: 1 } : undefined;
  },
  names: ({ names }) => [...OF_CARDS.keys(), ...names.attribute, ...names.cardFlag, 'counters', 'flags'],
};

const ofPlayer: Reader = {
  read(name, inner, declared) {
    if (name === 'flags') return innerName('playerFlag', 'flag', inner, 2, declared);
    if (declared.names.resource.has(name)) return { type: 'number', used: 1 };
    if (declared.names.playerFlag.has(name)) return { type: 'flag', used: 1 };
    return declared.zones.get(name)?.owner === 'player' ? { type: 'cards', used: 1 } : undefined;
  },
  names: ({ names, zones }) => [
    ...names.resource,
    ...names.playerFlag,
    ...[...zones.values()].filter(({ owner }) => owner === 'player').map(({ id }) => id),
    'flags',
  ],
};

/** An item of the stack has what its action was given. */
const ofItem: Reader = {
  read(name, _, { itemFields }) {
    const type = itemFields.get(name);
    return type === undefined ? undefined : { type, used: 1 };
  },
  names: ({ itemFields }) => [...itemFields.keys()],
};

const READERS: Readonly<Record<'card' | 'player' | 'entity' | 'item', readonly Reader[]>> = {
  card: [ofCard],
  player: [ofPlayer],
  entity: [ofCard, ofPlayer],
  item: [ofItem],
};

/** `counters.NAME`, `flags.NAME`. */
function innerName(
  sort: 'counter' | 'cardFlag' | 'playerFlag' | 'matchFlag',
  type: ValueType,
  name: string,
  used: number,
  { names, open }: Declared,
): Step {
  const known = [...names[sort]];
  if (names[sort].has(name) || open.has(sort)) return { type, used };
  return { code: 'unknownName', expected: `a ${sort === 'counter' ? 'counter' : 'flag'}`, found: name, known };
}
