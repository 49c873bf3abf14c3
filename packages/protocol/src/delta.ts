/**
 * What leads from the look that a client has to the next one. It is a patch for each field that changes, as `diff.ts` makes them, with one
 * form more: `[2, patch]` changes what the field held before it last changed, `[3, patch]` what it held before that, and so on. Offers and
 * questions come and go with every turn, and those of the next turn are much like those of an earlier one.
 */
import { isRecord, putOwn } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { between } from './diff.ts';
import type { Found } from './diff.ts';
import { patch } from './patch.ts';
import type { Patch } from './patch-schema.ts';

type JsonFields = Readonly<Record<string, Json>>;

/** By field of the look: what it held before, the newest first. */
export type FormerValues = Readonly<Record<string, readonly Json[]>>;

/** What a client has that asked for deltas. */
export interface HeldLook {
  readonly look: Json;
  readonly former: FormerValues;
}

/** So many values of a field are kept. */
const FORMER_VALUES = 3;
const FIRST = 2;
/** A patch that is shorter is not worth another try. */
const SHORT = 60;
const DEEPEST = 100;

/** The patch, and what the client has then. */
export function deltaTo(
  { look: before, former }: HeldLook,
  look: Json,
): { readonly patch: Patch; readonly held: HeldLook } {
  if (!isRecord(before) || !isRecord(look)) return { patch: [look], held: { look, former: {} } };
  const [old, next] = [before as JsonFields, look as JsonFields];
  const change: Record<string, Json> = {};
  let isChanged = false;
  for (const key in next) {
    const found = between(Object.hasOwn(old, key) ? old[key] : undefined, next[key] as Json, DEEPEST);
    if (found === undefined) continue;
    putOwn(change, key, shortest(found, former, key, next[key] as Json));
    isChanged = true;
  }
  for (const key in old)
    if (!Object.hasOwn(next, key)) {
      putOwn(change, key, 0);
      isChanged = true;
    }
  if (!isChanged) return { patch: null, held: { look, former } };
  return { patch: change, held: { look, former: formerAfter(former, old, change) } };
}

function shortest(found: Found, former: FormerValues, key: string, value: Json): Patch {
  let best = found;
  if (!Object.hasOwn(former, key)) return best.patch;
  for (const [at, earlier] of (former[key] as readonly Json[]).entries()) {
    if (best.size <= SHORT) break;
    const from = between(earlier, value, DEEPEST);
    const size = (from?.size ?? 4) + 4;
    if (size < best.size) best = { patch: [FIRST + at, from?.patch ?? null], size };
  }
  return best.patch;
}

/** Undefined if the patch does not fit. It may come from a stranger: none throws. */
export function patchHeld({ look, former }: HeldLook, change: Patch): HeldLook | undefined {
  if (!isRecord(change) || !isRecord(look)) {
    const whole = patch(look, change);
    return whole === undefined ? undefined : { look: whole, former: change === null ? former : {} };
  }
  const fields: Record<string, Json> = {};
  for (const [key, part] of Object.entries(change as JsonFields)) {
    const value = isFromFormer(part) ? fromFormer(former, key, part) : undefined;
    if (isFromFormer(part) && value === undefined) return undefined;
    putOwn(fields, key, value === undefined ? part : [value]);
  }
  const next = patch(look, fields);
  return next === undefined ? undefined : { look: next, former: formerAfter(former, look, fields) };
}

function isFromFormer(part: Json): part is [number, Patch] {
  return Array.isArray(part) && part.length === 2 && typeof part[0] === 'number' && part[0] >= FIRST;
}

function fromFormer(former: FormerValues, key: string, [at, change]: readonly [number, Patch]): Json | undefined {
  const earlier = Object.hasOwn(former, key) ? former[key]?.[at - FIRST] : undefined;
  return earlier === undefined ? undefined : patch(earlier, change);
}

/** Numbers and short texts are not worth keeping: what replaces them is as short as any patch. */
function formerAfter(former: FormerValues, old: JsonFields, change: JsonFields): FormerValues {
  const after: Record<string, readonly Json[]> = { ...former };
  for (const key of Object.keys(change)) {
    const value = Object.hasOwn(old, key) ? old[key] : undefined;
    if (typeof value !== 'object' || value === null || (Array.isArray(value) && value.length === 0)) continue;
    const known = Object.hasOwn(after, key) ? (after[key] as readonly Json[]) : [];
    putOwn(after, key, [value, ...known.slice(0, FORMER_VALUES - 1)]);
  }
  return after;
}
