/** What an expression can be: a small closed set of types, and which of them may stand where. */
import type { EventField } from '../compiled/event-field.ts';

/** Names of the ruleset that can be values, by what they name. */
export const NAME_TYPES = [
  'zone',
  'phase',
  'step',
  'kind',
  'definition',
  'ability',
  'action',
  'resource',
  'attribute',
  'counter',
  'flagName',
  'keyword',
  'text',
] as const;
export type NameType = (typeof NAME_TYPES)[number];

export const THING_TYPES = ['card', 'player', 'entity', 'item', 'cards', 'players', 'entities', 'items'] as const;
export type ThingType = (typeof THING_TYPES)[number];

/** `unknown` is what an issue was told of already: it fits everywhere. */
export type ValueType = 'number' | 'flag' | ThingType | NameType | 'unknown';

/** What an operand wants of things. An entity is a card or a player; what does not fit is passed over when it runs. */
export type WantedThings = 'cards' | 'players' | 'entities' | 'items';

const ONE = { cards: 'card', players: 'player', entities: 'entity', items: 'item' } as const;
const SEVERAL = { card: 'cards', player: 'players', entity: 'entities', item: 'items' } as const;

/** One of a list. */
export function elementOf(type: ValueType): ValueType {
  return type in ONE ? ONE[type as keyof typeof ONE] : type;
}

export function listOf(type: ValueType): ValueType {
  return type in SEVERAL ? SEVERAL[type as keyof typeof SEVERAL] : type;
}

export function isThing(type: ValueType): type is ThingType {
  return (THING_TYPES as readonly string[]).includes(type);
}

export function isName(type: ValueType): type is NameType {
  return (NAME_TYPES as readonly string[]).includes(type);
}

export function fitsThings(type: ValueType, wanted: WantedThings): boolean {
  if (type === 'unknown') return true;
  const one = elementOf(type);
  if (wanted === 'entities') return one === 'card' || one === 'player' || one === 'entity';
  return one === ONE[wanted] || (one === 'entity' && wanted !== 'items');
}

/** Whether two values can be the same. */
export function comparable(left: ValueType, right: ValueType): boolean {
  if (left === 'unknown' || right === 'unknown') return true;
  const [a, b] = [elementOf(left), elementOf(right)];
  if (a === b) return true;
  if (isName(a) && isName(b)) return a === 'text' || b === 'text';
  return isThing(a) && isThing(b) && a !== 'item' && b !== 'item' && (a === 'entity' || b === 'entity');
}

/** The type that holds both. */
export function joined(left: ValueType, right: ValueType): ValueType {
  if (left === right || right === 'unknown') return left;
  if (left === 'unknown') return right;
  const [a, b] = [elementOf(left), elementOf(right)];
  if (!isThing(a) || !isThing(b) || a === 'item' || b === 'item') return 'unknown';
  const several = a !== left || b !== right;
  const one = a === b ? a : 'entity';
  return several ? listOf(one) : one;
}

/** Fields of built-in events whose values are names, by what they name. Reasons and codes are texts. */
const NAMED_FIELDS: Readonly<Record<string, NameType>> = {
  resource: 'resource',
  counter: 'counter',
  flag: 'flagName',
  attribute: 'attribute',
  word: 'keyword',
  action: 'action',
  ability: 'ability',
  phase: 'phase',
  step: 'step',
};

export function typeOfField({ name, type }: EventField): ValueType {
  switch (type) {
    case 'symbol':
      return NAMED_FIELDS[name] ?? 'text';
    case 'item':
      return 'number';
    case 'seats':
      return 'players';
    case 'kind':
    case 'card':
    case 'player':
    case 'entity':
    case 'number':
    case 'flag':
    case 'zone':
    case 'text':
      return type;
  }
}
