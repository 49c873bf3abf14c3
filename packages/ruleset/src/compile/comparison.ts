/** `=`, `<` and the others as functions. */
import type { Comparison } from '../nodes.ts';

export function comparison(is: Comparison): (left: number, right: number) => boolean {
  return HOLDS[is];
}

const HOLDS: Readonly<Record<Comparison, (left: number, right: number) => boolean>> = {
  '=': (left, right) => left === right,
  '==': (left, right) => left === right,
  '!=': (left, right) => left !== right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
};
