/** Conditions that can be decided without a match, in a given step: true, false, or undefined where it depends. */
import { isRecord } from '@turnwise/kernel';
import type { Comparison } from '../nodes.ts';
import type { Compared, Facts, Truth } from '../operators/facts.ts';
import { isOperator } from '../operators/within.ts';
import { constantOf } from './constant.ts';

interface Step {
  readonly phase: string;
  readonly step: string;
}

/** All of them hold. */
export function every(conditions: unknown, step: Step, facts: Facts): Truth {
  const truths = truthsOf(conditions, step, facts);
  if (truths.includes(false)) return false;
  return truths.includes(undefined) ? undefined : true;
}

/** At least one of them holds. */
function some(conditions: unknown, step: Step, facts: Facts): Truth {
  const truths = truthsOf(conditions, step, facts);
  if (truths.includes(true)) return true;
  return truths.includes(undefined) ? undefined : false;
}

function truthsOf(conditions: unknown, step: Step, facts: Facts): readonly Truth[] {
  if (conditions === undefined) return [];
  const list: readonly unknown[] = Array.isArray(conditions) ? conditions : [conditions];
  return list.map((condition) => truthOf(condition, step, facts));
}

function truthOf(condition: unknown, { phase, step }: Step, facts: Facts): Truth {
  if (!isOperator(condition)) return undefined;
  const { compares, truth } = facts.conditions.get(condition.op) ?? {};
  const at = { phase, step };
  if (compares !== undefined) return holds(compares(condition), at, facts);
  return truth?.(condition, {
    ...at,
    every: (conditions) => every(conditions, at, facts),
    some: (conditions) => some(conditions, at, facts),
  });
}

/** Two numbers, or a name with the phase or step that it is. */
function holds({ left, right, by }: Compared, at: Step, { values }: Facts): Truth {
  const is = by === 'same' ? '=' : by;
  const [one, other] = [constantOf(left, values), constantOf(right, values)];
  if (one !== undefined && other !== undefined) return compared(one, is, other);
  const [here, there] = [standing(left, at), standing(right, at)];
  if (here !== undefined && typeof right === 'string') return compared(here, is, right);
  return there !== undefined && typeof left === 'string' ? compared(left, is, there) : undefined;
}

function standing(value: unknown, { phase, step }: Step): string | undefined {
  const path = isRecord(value) ? value.ref : value;
  if (path === 'state.phase') return phase;
  return path === 'state.step' ? step : undefined;
}

function compared<T extends number | string>(left: T, is: Comparison, right: T): boolean {
  switch (is) {
    case '=':
    case '==':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}
