/** The value of an expression that is the same in every match; undefined for any other. */
import type { Facts } from '../operators/facts.ts';
import { isOperator } from '../operators/within.ts';

export function constantOf(node: unknown, values: Facts['values']): number | undefined {
  if (typeof node === 'number') return node;
  if (!isOperator(node)) return undefined;
  const fold = values.get(node.op)?.constant;
  if (fold === undefined) return undefined;
  const operands = fold.operands(node).map((operand) => constantOf(operand, values));
  const numbers = operands.filter((one) => one !== undefined);
  if (numbers.length === 0 || numbers.length < operands.length) return undefined;
  const value = fold.of(numbers);
  return Number.isSafeInteger(value) ? value : undefined;
}
