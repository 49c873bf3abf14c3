/**
 * What leads from one JSON value to another, as compact JSON. `patch.ts` applies it. A patch is one of
 *
 * - `null`: nothing changes;
 * - `[value]`: this value instead;
 * - `{ field: patch, … }` for a record: fields that change or come, each with its patch, and `0` for a field that goes;
 * - `[0, part, …]` for a list: its parts are walked along the old list. A number keeps so many items, a negative number leaves so many
 *   out, `[1, item, …]` puts new ones in, and a patch changes the next one. What is left of the old list at the end is kept.
 *
 * Items of lists are paired by what they are called (`id`, else `name`, `value` or `kind`), so that a changed item is changed and not
 * replaced. Wherever writing the new value takes less room, it is written.
 */
import { isRecord, putOwn } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { pairUp } from './pair-up.ts';
import type { Patch } from './patch-schema.ts';
import { sameJson, sizeWithin } from './json-size.ts';

/** Deeper values are replaced whole. */
const DEEPEST = 200;

export interface Found {
  readonly patch: Json;
  /** About how many characters it takes. */
  readonly size: number;
}

export function diff(before: Json, after: Json): Patch {
  return between(before, after, DEEPEST)?.patch ?? null;
}

/** Undefined if they are the same. */
export function between(before: Json | undefined, after: Json, levels: number): Found | undefined {
  if (before === after) return undefined;
  if (levels === 0 || typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return replaced(after);
  const found =
    Array.isArray(before) && Array.isArray(after)
      ? ofList(before as readonly Json[], after as readonly Json[], levels)
      : isRecord(before) && isRecord(after)
        ? ofRecord(before, after, levels)
        : replaced(after);
  if (found === undefined) return undefined;
  const whole = sizeWithin(after, found.size);
  return whole === undefined ? found : { patch: [after], size: whole + 2 };
}

type JsonFields = Readonly<Record<string, Json>>;

function replaced(after: Json): Found {
  return { patch: [after], size: (sizeWithin(after, Number.MAX_SAFE_INTEGER) ?? 0) + 2 };
}

function ofRecord(before: JsonFields, after: JsonFields, levels: number): Found | undefined {
  const fields: Record<string, Json> = {};
  let size = 1;
  for (const key in after) {
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    const found = between(old, after[key] as Json, levels - 1);
    if (found === undefined) continue;
    putOwn(fields, key, found.patch);
    size += key.length + 4 + found.size;
  }
  for (const key in before) {
    if (Object.hasOwn(after, key)) continue;
    putOwn(fields, key, 0);
    size += key.length + 5;
  }
  return size === 1 ? undefined : { patch: fields, size: size + 1 };
}

function ofList(before: readonly Json[], after: readonly Json[], levels: number): Found | undefined {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && sameJson(before[start] as Json, after[start] as Json, levels - 1)) start++;
  if (start === before.length && start === after.length) return undefined;
  let end = 0;
  while (
    end < most - start &&
    sameJson(before[before.length - 1 - end] as Json, after[after.length - 1 - end] as Json, levels - 1)
  )
    end++;
  const parts = new Parts();
  parts.keep(start);
  let at = start;
  const pairs = pairUp(before, after, start, end);
  for (let i = start; i < after.length - end; i++) {
    const pair = pairs[i - start] as number;
    if (pair < 0) parts.put(after[i] as Json);
    else {
      parts.leave(pair - at);
      parts.change(between(before[pair], after[i] as Json, levels - 1));
      at = pair + 1;
    }
  }
  parts.leave(before.length - end - at);
  return parts.found();
}

/** Gathers the parts, runs of the same sort in one. */
class Parts {
  readonly #parts: Json[] = [0];
  #size = 3;
  #kept = 0;
  #left = 0;
  #put: Json[] = [];

  keep(count: number): void {
    if (count === 0) return;
    if (this.#kept === 0) this.#flush();
    this.#kept += count;
  }

  leave(count: number): void {
    if (count === 0) return;
    if (this.#kept > 0) this.#flush();
    this.#left += count;
  }

  put(item: Json): void {
    if (this.#kept > 0) this.#flush();
    this.#put.push(item);
    this.#size += (sizeWithin(item, Number.MAX_SAFE_INTEGER) ?? 0) + 1;
  }

  change(found: Found | undefined): void {
    if (found === undefined) return this.keep(1);
    this.#flush();
    this.#parts.push(found.patch);
    this.#size += found.size + 1;
  }

  found(): Found {
    // What is kept at the end need not be said.
    if (this.#kept === 0) this.#flush();
    return { patch: this.#parts, size: this.#size };
  }

  /** Either something is kept, or something is left out and put in at the same place. */
  #flush(): void {
    if (this.#kept > 0) this.#number(this.#kept);
    if (this.#left > 0) this.#number(-this.#left);
    if (this.#put.length > 0) {
      this.#parts.push([1, ...this.#put]);
      this.#size += 5;
    }
    this.#kept = 0;
    this.#left = 0;
    this.#put = [];
  }

  #number(value: number): void {
    this.#parts.push(value);
    this.#size += String(value).length + 1;
  }
}
