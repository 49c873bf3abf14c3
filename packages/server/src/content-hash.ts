/** The name of a document by its content. Whoever makes another document with the same name has broken SHA-256. */
import { createHash } from 'node:crypto';
import { byCodeUnit, isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';

export function contentHash(document: Json): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(document)))
    .digest('base64url');
}

/** The order of fields does not count. Records become pairs, because an object puts names that look like numbers in front. */
function sorted(value: Json): Json {
  if (Array.isArray(value)) return ['list', ...value.map((item) => sorted(item as Json))];
  if (!isRecord(value)) return value;
  const names = Object.keys(value).sort(byCodeUnit);
  return ['record', ...names.map((name) => [name, sorted(value[name] as Json)])];
}
