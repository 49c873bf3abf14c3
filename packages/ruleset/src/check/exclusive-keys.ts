/** Keys of which a node has exactly one, or one at most: what the schema says of them, and whether it is worth telling. */
import { nearest } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { z } from 'zod';
import { valueAt } from './place.ts';

/** What the schema says of what has not the right shape. */
export type Fault = z.core.$ZodIssue;

/** The keys that a fault speaks of; none where it is about something else. */
export function alternatives(fault: Fault): readonly string[] {
  const keys: unknown = fault.code === 'custom' ? fault.params?.['keys'] : undefined;
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
}

/** A node with more keys is no node with one of them misspelt. */
export const LOOKED_AT = 50;

/** Not so where one of them was only misspelt, or where it was the mending that made it wrong. */
export function isMeant(fault: Fault, written: unknown): boolean {
  const keys = alternatives(fault);
  const node = valueAt(written, fault.path);
  if (keys.length === 0) return true;
  if (!isRecord(node)) return false;
  const given = keys.filter((key) => Object.hasOwn(node, key)).length;
  return (
    given > 1 ||
    (given === 0 &&
      !Object.keys(node)
        .slice(0, LOOKED_AT)
        .some((key) => nearest(key, keys) !== undefined))
  );
}
