/** Fields of records by a path with dots: `targets.attacker` is the field `attacker` of the record `targets`. */
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';

/** The value at the path, or undefined. */
export function fieldAt(record: Readonly<Record<string, unknown>>, path: string): unknown {
  const [name, rest] = splitPath(path);
  const value = Object.hasOwn(record, name) ? record[name] : undefined;
  if (rest === undefined) return value;
  return isRecord(value) ? fieldAt(value, rest) : undefined;
}

/** Puts a value into a record that the caller owns. Records on the way are copied first, because they may belong to others. */
export function putField(record: Record<string, Json>, path: string, value: Json): void {
  const [name, rest] = splitPath(path);
  if (rest === undefined) record[name] = value;
  else {
    const inner = record[name];
    const copy: Record<string, Json> = isRecord(inner) ? { ...inner } : {};
    putField(copy, rest, value);
    record[name] = copy;
  }
}

/** The first name, and the rest of the path, if any. */
export function splitPath(path: string): readonly [name: string, rest: string | undefined] {
  const dot = path.indexOf('.');
  return dot < 0 ? [path, undefined] : [path.slice(0, dot), path.slice(dot + 1)];
}
