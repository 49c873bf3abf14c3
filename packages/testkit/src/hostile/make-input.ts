/** Hostile inputs: a sound one, of any seat and any time, with something else where a name, a number or a list is meant. */
import { pick } from '@turnwise/game';
import type { AnyGame, Chooser } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Names } from './names.ts';

export interface Arms {
  readonly game: AnyGame;
  /** Inputs that are or were sound, as the rules have them or as people write them. */
  readonly sound: readonly Readonly<Record<string, unknown>>[];
  readonly names: Names;
}

export function hostileInput(arms: Arms, chooser: Chooser): unknown {
  const made = pick(chooser, arms.sound);
  if (made === undefined || chooser.below(8) === 0) return invented(arms, chooser);
  let input: unknown = made;
  for (let changes = 1 + chooser.below(2); changes > 0; changes--) input = changed(input, arms, chooser);
  return input;
}

/** One place in it, however deep, is something else. */
function changed(value: unknown, arms: Arms, chooser: Chooser): unknown {
  if (isRecord(value)) {
    const field = pick(chooser, Object.keys(value));
    // Kinds mostly stay, or all would be said by the shapes; a match puts the seat in itself.
    const stays = field === 'kind' || field === 'seat';
    if (field !== undefined && chooser.below(7) > 0 && (!stays || chooser.below(8) === 0))
      return withField(value, field, changed(value[field], arms, chooser));
    return otherFields(value, arms, chooser);
  }
  if (Array.isArray(value) && value.length > 0 && chooser.below(3) > 0) {
    const at = chooser.below(value.length);
    return (value as readonly unknown[]).with(at, changed(value[at], arms, chooser));
  }
  return chooser.below(3) > 0 ? another(value, arms, chooser) : substitute(value, arms, chooser);
}

/** Another of the same type, from any list: shapes let it through. */
function another(value: unknown, { names }: Arms, chooser: Chooser): unknown {
  if (typeof value === 'number') return pick(chooser, [...names.numbers, -1, value + 1, value - 1]);
  if (typeof value === 'string') return otherText(value, names, chooser);
  if (!Array.isArray(value)) return pick(chooser, ODD);
  const [first = ''] = value as readonly unknown[];
  const more =
    typeof first === 'number' ? (pick(chooser, names.numbers) ?? 0) : otherText(String(first), names, chooser);
  return chooser.below(3) === 0 ? [...value, first] : [...value.slice(chooser.below(2)), more];
}

/** A name of any sort; the same with another number in it; a number as the names of other sorts have it. */
function otherText(value: string, { texts, numbers, ids }: Names, chooser: Chooser): string {
  const number = String(pick(chooser, chooser.below(3) === 0 ? numbers : ids) ?? 0);
  const text = pick(chooser, texts) ?? '';
  switch (chooser.below(10)) {
    case 0:
      return pick(chooser, PROTOTYPE_KEYS) ?? '';
    case 1:
      return value.replace(/\d+/u, number);
    case 2:
      return text.replace(/\d+/u, number);
    case 3:
    case 8:
    case 9:
      return `${pick(chooser, ['#', '#', '@', '']) ?? ''}${number}`;
    case 4:
      return String(pick(chooser, ODD));
    default:
      return text;
  }
}

/** Without a field, with one of another input, with a field that nobody knows. */
function otherFields(value: Readonly<Record<string, unknown>>, arms: Arms, chooser: Chooser): unknown {
  const other = pick(chooser, arms.sound) ?? {};
  const missing = Object.keys(shapesOf(arms.game, value['kind'])).filter((field) => !Object.hasOwn(value, field));
  const name = pick(chooser, missing) ?? pick(chooser, [...arms.names.fields, ...PROTOTYPE_KEYS]) ?? '';
  switch (chooser.below(4)) {
    case 0: {
      const { [pick(chooser, Object.keys(value)) ?? '']: _gone, ...rest } = value;
      return rest;
    }
    case 1:
      return { ...other, ...value };
    case 2:
      return { ...value, ...other, kind: value['kind'] };
    default:
      return withField(value, name, substitute(undefined, arms, chooser));
  }
}

/** A name of another sort or another list, a number for a text, a list for one, what is far too large. */
function substitute(value: unknown, { names, game }: Arms, chooser: Chooser): unknown {
  const text = (): string => pick(chooser, names.texts) ?? '';
  const number = (): number => pick(chooser, names.numbers) ?? 0;
  switch (chooser.below(10)) {
    case 0:
    case 1:
    case 2:
      return text();
    case 3:
      return number();
    case 4:
      return pick(chooser, ODD);
    case 5:
      return pick(chooser, PROTOTYPE_KEYS);
    case 6:
      return Array.from({ length: chooser.below(5) }, () => (chooser.below(2) === 0 ? text() : number()));
    case 7:
      return Array.isArray(value) ? [...(value as readonly unknown[]), ...(value as readonly unknown[])] : [value];
    case 8:
      return withField({}, pick(chooser, [...names.fields, ...PROTOTYPE_KEYS]) ?? '', text());
    default:
      return chooser.below(6) === 0 ? pick(chooser, LARGE)?.() : (pick(chooser, Object.keys(game.rules.inputs)) ?? 0);
  }
}

/** A kind of input with its fields, each filled with any name. */
function invented(arms: Arms, chooser: Chooser): unknown {
  const { inputs } = arms.game.rules;
  const kind = pick(chooser, Object.keys(inputs)) ?? '';
  const fields = Object.keys(shapesOf(arms.game, kind));
  let input: Readonly<Record<string, unknown>> = { kind };
  for (const field of fields) input = withField(input, field, substitute(undefined, arms, chooser));
  return input;
}

function shapesOf({ rules }: AnyGame, kind: unknown): object {
  const shapes = rules.inputs as Readonly<Record<string, object>>;
  return typeof kind === 'string' && Object.hasOwn(shapes, kind) ? (shapes[kind] ?? {}) : {};
}

/** `__proto__` is a field like any other, as `JSON.parse` has it. */
function withField(record: Readonly<Record<string, unknown>>, field: string, value: unknown): Record<string, unknown> {
  return Object.fromEntries([...Object.entries(record), [field, value]]);
}

const PROTOTYPE_KEYS: readonly string[] = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length'];

const ODD: readonly unknown[] = [
  null,
  true,
  false,
  -1,
  -0,
  0,
  0.5,
  1e308,
  2 ** 31,
  2 ** 32,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  '',
  ' ',
  '0',
  '-1',
  '1e3',
  'null',
  '@0',
  '@99',
  '#0',
  '#1',
  '?.0.0',
  '{seat}',
  '\u202Eabc',
  '\u0000',
  '\uD800',
  [],
  {},
  [[]],
  [null],
];

/** Within the bounds of an input and beyond them. */
const LARGE: readonly (() => unknown)[] = [
  () => 'x'.repeat(50_000),
  () => 'x'.repeat(200_000),
  () => Array.from({ length: 5_000 }, (_, index) => index),
  () => Array.from({ length: 3_000 }, () => ({ a: [] })),
  () => Array.from({ length: 20_000 }, () => 'x'),
  () => Object.fromEntries(Array.from({ length: 4_000 }, (_, index) => [`field${index}`, index])),
  () => nested(25),
  () => nested(400),
  () => nested(20_000),
];

function nested(depth: number): unknown {
  let value: unknown = {};
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { in: value };
  return value;
}
