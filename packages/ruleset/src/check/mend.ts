/**
 * Takes out of a document what has not the right shape, as little as can be, and puts something in its place of which nothing is
 * known. The schema says what fits. So the rest can be looked at, at the places where it was written.
 */
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { z } from 'zod';
import { sections } from '../schema/document.ts';
import { bindsNothing, IN_EXPRESSIONS, IN_PARTS, REQUIRED } from './fillers.ts';
import type { Loss } from './loss.ts';

export type Keys = readonly PropertyKey[];

export interface Mended {
  /** All of it has the right shape but for what stands at `broken`. */
  readonly document: Json;
  readonly losses: readonly Loss[];
  /** Paths of sections, and of entries of sections, that could not be mended. */
  readonly broken: readonly Keys[];
}

type Fault = z.core.$ZodIssue;

export function mend(document: Json, faults: readonly Fault[]): Mended {
  const losses: Loss[] = [];
  const broken: Keys[] = [];
  let mended: unknown = document;
  for (const [unit, own] of byUnit(document, faults)) {
    if (unit.length === 0 && isRecord(document)) {
      losses.push(...own.flatMap((fault) => unknownSections(fault, document)));
      continue;
    }
    const schema = schemaOf(unit);
    const repaired = schema === undefined ? undefined : repair(valueAt(document, unit), own, schema);
    if (repaired === undefined) {
      broken.push(unit);
      for (const { path } of own)
        losses.push({ path: unit, fault: path, raw: valueAt(document, unit), kind: 'part', mayName: true });
    } else {
      mended = withValue(mended, unit, repaired.value);
      for (const loss of repaired.losses)
        losses.push({ ...loss, path: [...unit, ...loss.path], fault: [...unit, ...loss.fault] });
    }
  }
  return { document: mended as Json, losses, broken };
}

/** A section that there is not; nobody looks at it. */
function unknownSections(fault: Fault, document: Readonly<Record<string, unknown>>): readonly Loss[] {
  if (fault.code !== 'unrecognized_keys') return [];
  return fault.keys.map((key) => ({ path: [key], fault: [key], raw: document[key], kind: 'part', mayName: true }));
}

/** The faults of each entry of a section that is a list, or of each other section, below its path. */
function byUnit(document: Json, faults: readonly Fault[]): ReadonlyMap<Keys, readonly Fault[]> {
  const units = new Map<string, { readonly unit: Keys; readonly own: Fault[] }>();
  for (const fault of faults) {
    const { path } = fault;
    const unit = path.slice(0, Array.isArray(valueAt(document, path.slice(0, 1))) && path[0] !== 'setup' ? 2 : 1);
    const key = unit.join('\n');
    const one = units.get(key) ?? { unit, own: [] };
    units.set(key, one);
    one.own.push({ ...fault, path: path.slice(unit.length) });
  }
  return new Map([...units.values()].map(({ unit, own }) => [unit, own]));
}

/** Gives what is wrong with a part of this section. */
type Schema = (value: unknown) => readonly Fault[];

function schemaOf(unit: Keys): Schema | undefined {
  const [section, index] = unit;
  if (section === undefined || !Object.hasOwn(sections, section)) return undefined;
  const schema: z.ZodType = sections[section as keyof typeof sections];
  const faults = (value: unknown): readonly Fault[] => schema.safeParse(value).error?.issues ?? [];
  if (index === undefined) return faults;
  return (value) => faults([value]).map((fault) => ({ ...fault, path: fault.path.slice(1) }));
}

interface Repaired {
  readonly value: unknown;
  readonly losses: readonly Loss[];
}

/** Undefined where nothing helps but to leave all of it out. */
function repair(written: unknown, faults: readonly Fault[], schema: Schema): Repaired | undefined {
  const losses: Loss[] = [];
  let value = written;
  let left = faults;
  for (let [fault] = left; fault !== undefined; [fault] = left) {
    const better = repairOne(value, fault, left, schema);
    if (better === undefined) return undefined;
    ({ value, left } = better);
    losses.push(...better.losses);
  }
  return { value, losses };
}

interface Better extends Repaired {
  readonly left: readonly Fault[];
}

/** From the place of the fault upwards, the first change after which it is gone and nothing else is wrong that was not before. */
function repairOne(value: unknown, fault: Fault, before: readonly Fault[], schema: Schema): Better | undefined {
  const known = new Set(before.map(nameOf));
  for (let length = fault.path.length; length >= 0; length--)
    for (const { changed, losses } of changesAt(value, fault, fault.path.slice(0, length))) {
      const left = schema(changed);
      if (left.length < before.length && left.every((one) => known.has(nameOf(one))))
        return { value: changed, losses, left };
    }
  return undefined;
}

const nameOf = ({ path, code }: Fault): string => `${code} ${path.map(String).join('\n')}`;

interface Change {
  readonly changed: unknown;
  readonly losses: readonly Loss[];
}

function* changesAt(value: unknown, fault: Fault, path: Keys): Generator<Change> {
  const raw = valueAt(value, path);
  const isPlace = path.length === fault.path.length;
  const inExpression = isExpression(value, path);
  const kind = inExpression ? 'expression' : 'part';
  const loss = (mayName: boolean): Loss => ({ path, fault: fault.path, raw, kind, mayName });
  if (isPlace && fault.code === 'unrecognized_keys') {
    if (isRecord(raw) && mayLoseKeys(raw, path)) {
      const left = Object.fromEntries(Object.entries(raw).filter(([key]) => !fault.keys.includes(key)));
      const losses = fault.keys.map((key) => ({ ...loss(false), path: [...path, key], raw: { as: raw[key], of: raw[key] } }));
      yield { changed: withValue(value, path, left), losses };
    }
  }
  if (path.length === 0) return;
  const isName = NAMING.has(fault.path.at(-1) ?? '');
  for (const filler of inExpression ? IN_EXPRESSIONS : IN_PARTS)
    yield {
      changed: withValue(value, path, filler),
      losses: [loss(isName || (!bindsNothing(filler) && !isObject(raw)) || HOLDS_NAMES.has(path.at(-1) ?? ''))],
    };
  if (inExpression) return;
  const change = { losses: [loss(isName || !isObject(raw))] };
  if (typeof path.at(-1) === 'string') yield { ...change, changed: withValue(value, path, undefined) };
  const guesses = isPlace && fault.code === 'invalid_value' ? fault.values : [];
  for (const filler of [...REQUIRED, ...guesses]) yield { ...change, changed: withValue(value, path, filler) };
}

/** Keys that name something, and the one that names a parameter. */
const NAMING: ReadonlySet<PropertyKey> = new Set(['as', 'id', 'ability']);

/** Records whose keys are names. */
const HOLDS_NAMES: ReadonlySet<PropertyKey> = new Set(['params', 'payload']);

/** Effects, conditions and values have an operator; selectors stand under these keys if not in one of them. */
const SELECTORS: ReadonlySet<PropertyKey> = new Set(['selector', 'affects']);

function isExpression(value: unknown, path: Keys): boolean {
  if (path.slice(0, -1).some((key) => SELECTORS.has(key))) return true;
  return path.some((_, length) => {
    const node = valueAt(value, path.slice(0, length));
    return isRecord(node) && 'op' in node;
  });
}

/** What a selector gathers, and what a name is bound to, may hang on a key that is not understood. */
function mayLoseKeys(node: Readonly<Record<string, unknown>>, path: Keys): boolean {
  if ('op' in node) return node.as === undefined;
  return !path.some((key) => SELECTORS.has(key)) && !Object.hasOwn(node, 'ref');
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

export function valueAt(value: unknown, path: Keys): unknown {
  return path.reduce<unknown>((inner, key) => (isObject(inner) ? (inner as Indexed)[key] : undefined), value);
}

type Indexed = Readonly<Record<PropertyKey, unknown>>;

/** A copy with something else there; undefined takes a key away. */
function withValue(value: unknown, path: Keys, given: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return given;
  if (Array.isArray(value)) return value.map((one: unknown, index) => (index === key ? withValue(one, rest, given) : one));
  const node = isObject(value) ? (value as Indexed) : {};
  const inner = withValue(node[key], rest, given);
  if (inner !== undefined) return { ...node, [key]: inner };
  return Object.fromEntries(Object.entries(node).filter(([name]) => name !== key));
}
