/** The value of an expression that is the same in every match; undefined for any other. */
import { isRecord } from '@turnwise/kernel';

export function constantOf(node: unknown): number | undefined {
  if (typeof node === 'number') return node;
  if (!isRecord(node) || typeof node.op !== 'string') return undefined;
  const fold = FOLDS.get(node.op);
  if (fold === undefined) return undefined;
  const operands = (node.op === 'subtract' ? [node.from, node.take] : [node.of].flat()).map(constantOf);
  const numbers = operands.filter((one) => one !== undefined);
  if (numbers.length === 0 || numbers.length < operands.length) return undefined;
  const value = fold(numbers);
  return Number.isSafeInteger(value) ? value : undefined;
}

type Fold = (numbers: readonly number[]) => number;

const FOLDS: ReadonlyMap<string, Fold> = new Map<string, Fold>([
  ['add', (numbers) => numbers.reduce((sum, one) => sum + one)],
  ['subtract', ([from = 0, take = 0]) => from - take],
  ['multiply', (numbers) => numbers.reduce((product, one) => product * one)],
  ['divide', ([of = 0, by = 0]) => Math.trunc(of / by)],
  ['negate', ([of = 0]) => -of],
  ['abs', ([of = 0]) => Math.abs(of)],
  ['min', (numbers) => Math.min(...numbers)],
  ['max', (numbers) => Math.max(...numbers)],
]);
