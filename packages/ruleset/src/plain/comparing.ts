/** Comparisons and sameness (section 2): every comparison with nothing is false; nothing is the same as nothing alone. */
import type { Comparison, ValueNode } from '../nodes.ts';
import { kindNamed } from './kinds.ts';
import type { Plain } from './plain.ts';
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

/** Two values that are compared: a word beside the kind of an event is that kind, by its own name or its operator's. */
export function pairOf(plain: Plain, left: ValueNode, right: ValueNode): readonly [left: Value, right: Value] {
  return [beside(plain, left, right), beside(plain, right, left)];
}

function beside(plain: Plain, node: ValueNode, other: ValueNode): Value {
  const value = plain.value(node);
  if (typeof node !== 'string' || value !== node) return value;
  const path = typeof other === 'object' && 'ref' in other ? other.ref : other;
  const isKind = path === 'event.kind' || (path === 'event.event' && plain.scope.event?.kind === 'event_prevented');
  return isKind ? kindNamed(plain.world.ruleset, node) : value;
}

/** True is 1, false is 0; a list of one is that one, an empty one nothing. */
function comparable(value: Value): Exclude<Value, boolean> {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'object' && value !== null && 'length' in value && value.length <= 1)
    return comparable(value[0] ?? null);
  return value;
}
