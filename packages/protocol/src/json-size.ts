/** Comparing and measuring JSON without writing it. */
import type { Json } from '@turnwise/kernel';

/** Whether two values are the same, whatever the order of fields. What is nested deeper than `levels` counts as different. */
export function sameJson(a: Json, b: Json, levels: number): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || levels <= 0) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a)) {
    const [one, other] = [a, b] as [readonly Json[], readonly Json[]];
    return one.length === other.length && one.every((item, i) => sameJson(item, other[i] as Json, levels - 1));
  }
  const [one, other] = [a, b] as [Readonly<Record<string, Json>>, Readonly<Record<string, Json>>];
  let fields = 0;
  for (const key in one) {
    if (!Object.hasOwn(other, key) || !sameJson(one[key] as Json, other[key] as Json, levels - 1)) return false;
    fields++;
  }
  for (const _ in other) fields--;
  return fields === 0;
}

/** About how many characters the value has as JSON; undefined if that is more than `most`. It stops looking there. */
export function sizeWithin(value: Json, most: number): number | undefined {
  const size = sizeOf(value, most);
  return size > most ? undefined : size;
}

function sizeOf(value: Json, most: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value === 'number') return String(value).length;
  if (typeof value !== 'object' || value === null) return value === false ? 5 : 4;
  let size = 1;
  if (Array.isArray(value))
    for (const item of value as readonly Json[]) {
      size += 1 + sizeOf(item, most - size);
      if (size > most) return size;
    }
  else {
    const record = value as Readonly<Record<string, Json>>;
    for (const key in record) {
      size += key.length + 4 + sizeOf(record[key] as Json, most - size);
      if (size > most) return size;
    }
  }
  return Math.max(size, 1) + 1;
}
