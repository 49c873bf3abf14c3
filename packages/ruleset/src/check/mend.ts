/**
 * Takes out of a document what has not the right shape, as little as can be, and puts something in its place of which nothing is
 * known. The schema says what fits. So the rest can be looked at, at the places where it was written.
 */
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { z } from 'zod';
import { sections } from '../schema/document.ts';
import { changesAt } from './changes.ts';
import { RULESET_LIMITS } from '../limits.ts';
import { alternatives, isMeant } from './exclusive-keys.ts';
import type { Fault } from './exclusive-keys.ts';
import type { Loss } from './loss.ts';
import { valueAt } from './place.ts';
import type { Keys } from './place.ts';

export interface Mended {
  /** All of it has the right shape but for what stands at `broken`. */
  readonly document: Json;
  readonly losses: readonly Loss[];
  /** Paths of sections, and of entries of sections, that could not be mended. */
  readonly broken: readonly Keys[];
  /** What the schema says only when the rest is mended: keys that exclude each other are not counted beside a wrong one. */
  readonly hidden: readonly Fault[];
}

export function mend(document: Json, faults: readonly Fault[]): Mended {
  const losses: Loss[] = [];
  const broken: Keys[] = [];
  const hidden: Fault[] = [];
  const mended = new Map<PropertyKey, unknown>();
  const room = { left: RULESET_LIMITS.mending.usual };
  for (const [unit, own] of byUnit(document, faults)) {
    if (unit.length === 0 && isRecord(document)) {
      for (const fault of own) for (const loss of unknownSections(fault, document)) losses.push(loss);
      continue;
    }
    const schema = schemaOf(unit, room);
    const repaired = schema === undefined ? undefined : repair(valueAt(document, unit), own, schema);
    if (repaired === undefined) {
      broken.push(unit);
      for (const { path } of own)
        losses.push({
          path: unit,
          fault: [...unit, ...path],
          raw: valueAt(document, unit),
          kind: 'part',
          mayName: true,
        });
    } else {
      putInto(mended, document, unit, repaired.value);
      for (const loss of repaired.losses)
        losses.push({ ...loss, path: [...unit, ...loss.path], fault: [...unit, ...loss.fault] });
      for (const fault of repaired.hidden) hidden.push({ ...fault, path: [...unit, ...fault.path] });
    }
  }
  const whole = mended.size === 0 ? document : { ...(document as object), ...Object.fromEntries(mended) };
  return { document: whole as Json, losses, broken, hidden };
}

/** A list is copied once, however many of its entries change. */
function putInto(mended: Map<PropertyKey, unknown>, document: Json, [section = '', index]: Keys, value: unknown): void {
  if (typeof index !== 'number') {
    mended.set(section, value);
    return;
  }
  const list = (mended.get(section) ?? [...(valueAt(document, [section]) as readonly unknown[])]) as unknown[];
  list[index] = value;
  mended.set(section, list);
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

/** Gives what is wrong with a part of this section; undefined when enough has been tried in all. */
type Schema = (value: unknown) => readonly Fault[] | undefined;

interface Room {
  /** Values that may still be looked at. */
  left: number;
}

function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((count, one) => count + valuesIn(one), 1);
}

function schemaOf(unit: Keys, room: Room): Schema | undefined {
  const [section, index] = unit;
  if (section === undefined || !Object.hasOwn(sections, section)) return undefined;
  const schema: z.ZodType = sections[section as keyof typeof sections];
  const faults = (value: unknown): readonly Fault[] | undefined => {
    room.left -= valuesIn(value);
    return room.left < 0 ? undefined : (schema.safeParse(value).error?.issues ?? []);
  };
  if (index === undefined) return faults;
  return (value) => faults([value])?.map((fault) => ({ ...fault, path: fault.path.slice(1) }));
}

interface Repaired {
  readonly value: unknown;
  readonly losses: readonly Loss[];
  readonly hidden: readonly Fault[];
}

/** Undefined where nothing helps but to leave all of it out. */
function repair(written: unknown, faults: readonly Fault[], schema: Schema): Repaired | undefined {
  const losses: Loss[] = [];
  const hidden: Fault[] = [];
  let value = written;
  let left = faults;
  for (let [fault] = left; fault !== undefined; [fault] = left) {
    const better = repairOne(value, fault, left, schema);
    if (better === undefined) return undefined;
    ({ value, left } = better);
    for (const loss of better.losses) losses.push(loss);
    for (const one of better.hidden) if (isMeant(one, written)) hidden.push(one);
  }
  return { value, losses, hidden };
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
      if (left === undefined) return undefined;
      const hidden = left.filter((one) => !known.has(nameOf(one)));
      const isGone = left.length - hidden.length < before.length;
      if (isGone && hidden.every((one) => mayHide(fault, one))) return { value: changed, losses, left, hidden };
    }
  return undefined;
}

/** Whether a fault keeps the schema from counting the keys of a node around it. */
function mayHide({ path, code }: Fault, hidden: Fault): boolean {
  const isWithin = path.length > hidden.path.length || code === 'unrecognized_keys';
  return isWithin && alternatives(hidden).length > 0 && hidden.path.every((key, at) => key === path[at]);
}

const nameOf = ({ path, code }: Fault): string => `${code} ${path.map(String).join('\n')}`;
