/**
 * Applies what `diff` made. It never changes what it is given; the result shares with it what did not change. A patch may come from a
 * stranger: one that does not fit gives undefined, and none throws or reaches a prototype.
 */
import { isRecord, putOwn } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { Patch } from './patch-schema.ts';

/** Deeper patches do not fit: `diff` makes none. */
const DEEPEST = 220;

export function patch(before: Json, change: Patch): Json | undefined {
  return change === null ? before : applied(before, change, DEEPEST);
}

function applied(before: Json | undefined, change: Json, levels: number): Json | undefined {
  if (levels === 0 || typeof change !== 'object' || change === null) return undefined;
  if (!Array.isArray(change)) return isRecord(before) ? toRecord(before, change as Fields, levels) : undefined;
  const parts = change as readonly Json[];
  if (parts.length === 1) return parts[0];
  return Array.isArray(before) && parts[0] === 0 ? toList(before as readonly Json[], parts, levels) : undefined;
}

type Fields = Readonly<Record<string, Json>>;

function toRecord(before: Fields, change: Fields, levels: number): Json | undefined {
  const after: Record<string, Json> = {};
  for (const key of Object.keys(before)) if (!Object.hasOwn(change, key)) putOwn(after, key, before[key]);
  for (const key of Object.keys(change)) {
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    if (change[key] === 0) {
      if (old === undefined) return undefined;
      continue;
    }
    const value = applied(old, change[key] as Json, levels - 1);
    if (value === undefined) return undefined;
    putOwn(after, key, value);
  }
  return after;
}

function toList(before: readonly Json[], parts: readonly Json[], levels: number): Json | undefined {
  const after: Json[] = [];
  let at = 0;
  for (const part of parts.slice(1)) {
    if (typeof part === 'number') {
      const count = Math.abs(part);
      if (!Number.isSafeInteger(count) || count === 0 || at + count > before.length) return undefined;
      if (part > 0) for (let i = at; i < at + count; i++) after.push(before[i] as Json);
      at += count;
    } else if (Array.isArray(part) && part.length > 1 && part[0] === 1) {
      for (const item of (part as readonly Json[]).slice(1)) after.push(item);
    } else {
      const value = at < before.length ? applied(before[at], part, levels - 1) : undefined;
      if (value === undefined) return undefined;
      after.push(value);
      at++;
    }
  }
  for (let i = at; i < before.length; i++) after.push(before[i] as Json);
  return after;
}
