/**
 * Shapes: what a field of an input may hold, as small checkers with a type. They check whatever JSON arrives before the
 * rules see it, so that a behaviour sees only inputs of its own union. `object` reports every issue, not only the first.
 */
import { addIssue, issuesOfEach } from './issue-list.ts';
import { issue, joinPath } from './issue.ts';
import type { Issue } from './issue.ts';
import { isRecord } from './json.ts';

export interface Shape<V> {
  /** For people: "an integer from 0 to 8". */
  readonly expected: string;
  /** True if a field of this shape may be left out. */
  readonly optional?: boolean;
  /** The fast check, which allocates nothing. */
  readonly is: (value: unknown) => value is V;
  /** The issues with their paths, as many as an answer reports. Called only if `is` returned false. */
  readonly issues: (value: unknown, path: string) => Issue[];
}

/** The shapes of an object's fields; each field of the type has one. */
export type FieldShapes<V> = { readonly [K in keyof V]-?: Shape<V[K] | Extract<V[K], undefined>> };

function simple<V>(expected: string, is: (value: unknown) => value is V): Shape<V> {
  return {
    expected,
    is,
    issues: (value, path) => (is(value) ? [] : [issue(path, 'wrongShape', expected, value ?? null)]),
  };
}

export function integer(min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): Shape<number> {
  const bounded = min !== Number.MIN_SAFE_INTEGER || max !== Number.MAX_SAFE_INTEGER;
  const expected =
    min === max
      ? `the number ${min}`
      : max === Number.MAX_SAFE_INTEGER && bounded
        ? `an integer of at least ${min}`
        : bounded
          ? `an integer from ${min} to ${max}`
          : 'an integer';
  return simple(
    expected,
    (value): value is number =>
      typeof value === 'number' && value >= min && value <= max && Number.isSafeInteger(value) && !Object.is(value, -0),
  );
}

export const text: Shape<string> = simple('a text', (value): value is string => typeof value === 'string');

export const flag: Shape<boolean> = simple('true or false', (value): value is boolean => typeof value === 'boolean');

export function oneOf<const V extends string | number | boolean | null>(values: readonly V[]): Shape<V> {
  const known: ReadonlySet<unknown> = new Set<unknown>(values);
  const named = values.map((value) => String(value)).join(', ');
  return simple(values.length === 1 ? named : `one of ${named}`, (value): value is V => known.has(value));
}

/** With a length, a list of exactly so many. */
export function list<V>(item: Shape<V>, length?: number): Shape<readonly V[]> {
  const expected = `a list${length === undefined ? '' : ` of ${length}`}, each ${item.expected}`;
  const isList = (value: unknown): value is readonly unknown[] =>
    Array.isArray(value) && (length === undefined || value.length === length);
  return {
    expected,
    is: (value): value is readonly V[] => isList(value) && value.every((one) => item.is(one)),
    issues: (value, path) =>
      isList(value)
        ? issuesOfEach(value, (one, index) => item.issues(one, joinPath(path, index)))
        : [issue(path, 'wrongShape', expected, value ?? null)],
  };
}

export function either<A, B>(a: Shape<A>, b: Shape<B>): Shape<A | B> {
  return simple(`${a.expected}, or ${b.expected}`, (value): value is A | B => a.is(value) || b.is(value));
}

/** A field that may be left out. */
export function optional<V>(shape: Shape<V>): Shape<V | undefined> {
  return {
    expected: shape.expected,
    optional: true,
    is: (value): value is V | undefined => value === undefined || shape.is(value),
    issues: (value, path) => (value === undefined ? [] : shape.issues(value, path)),
  };
}

/** An object with these fields and no others. */
export function object<V extends object>(fields: FieldShapes<V>): Shape<V> {
  return objectKnowing(undefined, fields);
}

/** The same for a caller that has found the shape by one of the fields, so that this one only has to be present. */
export function objectKnowing<V extends object>(known: string | undefined, fields: FieldShapes<V>): Shape<V> {
  const names = Object.keys(fields) as (keyof V & string)[];
  const shapes: Shape<unknown>[] = names.map((name) => fields[name] as unknown as Shape<unknown>);
  const required = shapes.filter((shape) => shape.optional !== true).length;
  const expected = names.length === 0 ? 'no fields' : `an object with ${names.join(', ')}`;
  const only = names.length === 0 ? 'no field with this name' : `no field with this name, only ${names.join(', ')}`;
  const table = new Map<string, Shape<unknown>>(names.map((name, i) => [name, shapes[i] as Shape<unknown>]));
  const expectedNames = names.filter((name) => name !== known);
  const expectedShapes = expectedNames.map((name) => table.get(name));
  const is = (value: unknown): value is V => {
    if (!isRecord(value)) return false;
    // One pass over the fields; required fields are counted, so that a missing one is noticed.
    // Fields mostly come in the order of the shape: checking the next name first saves the lookup.
    let found = 0;
    let next = 0;
    for (const key in value) {
      const field = value[key];
      if (field === undefined) continue;
      if (key === known) {
        found++;
        continue;
      }
      const shape = key === expectedNames[next] ? expectedShapes[next++] : table.get(key);
      if (shape === undefined || !shape.is(field)) return false;
      if (shape.optional !== true) found++;
    }
    return found === required;
  };
  return {
    expected,
    is,
    issues(value, path) {
      if (!isRecord(value)) return [issue(path, 'wrongShape', expected, value ?? null)];
      const found = issuesOfEach(names, (name, i) => {
        const shape = shapes[i] as Shape<unknown>;
        const field = value[name];
        if (field === undefined && shape.optional !== true)
          return [issue(joinPath(path, name), 'missingField', shape.expected)];
        return shape.issues(field, joinPath(path, name));
      });
      for (const key of Object.keys(value))
        if (!(names as string[]).includes(key) && value[key] !== undefined)
          addIssue(found, () => issue(joinPath(path, key), 'unknownField', only, value[key]));
      return found;
    },
  };
}
