/** Comparisons and sameness (section 2): every comparison with nothing is false; nothing is the same as nothing alone. */
import type { Comparison } from '../nodes.ts';
import type { Value } from './things.ts';

export function compareNumbers(left: Value, is: Comparison, right: Value): boolean {
  const [a, b] = [comparable(left), comparable(right)];
  if (a === null || b === null) return false;
  if (is === '=' || is === '==') return a === b;
  if (is === '!=') return a !== b;
  if (typeof a !== 'number' || typeof b !== 'number') return false;
  switch (is) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
  }
}

export function same(left: Value, right: Value): boolean {
  return comparable(left) === comparable(right);
}

/** True is 1, false is 0; a list of one is that one, an empty one nothing. */
function comparable(value: Value): Exclude<Value, boolean> {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'object' && value !== null && 'length' in value && value.length <= 1)
    return comparable(value[0] ?? null);
  return value;
}
