/**
 * The entries of a record in a ruleset, by name: the order of its keys means nothing. A document that was saved and read again may have
 * another, and what is numbered by it must stay the same.
 */
import { byCodeUnit } from '@turnwise/kernel';

export function entriesByName<V>(record: Readonly<Record<string, V>>): readonly (readonly [name: string, value: V])[] {
  return Object.entries(record).toSorted(([a], [b]) => byCodeUnit(a, b));
}
