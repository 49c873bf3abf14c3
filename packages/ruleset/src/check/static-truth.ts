/** Conditions that can be decided without a match, in a given step: true, false, or undefined where it depends. */
import { isRecord } from '@turnwise/kernel';
import { constantOf } from './constant.ts';

export interface Moment {
  readonly phase: string;
  readonly step: string;
}

/** All of them hold. */
export function every(conditions: unknown, moment: Moment): boolean | undefined {
  const truths = list(conditions).map((condition) => staticTruth(condition, moment));
  if (truths.includes(false)) return false;
  return truths.includes(undefined) ? undefined : true;
}

function staticTruth(condition: unknown, moment: Moment): boolean | undefined {
  if (!isRecord(condition)) return undefined;
  switch (condition.op) {
    case 'phase_allows':
      return condition.phase === moment.phase && (condition.step === undefined || condition.step === moment.step);
    case 'all':
      return every(condition.of, moment);
    case 'any':
      return negated(every(list(condition.of).map(not), moment));
    case 'not':
      return negated(every(condition.of ?? condition.condition, moment));
    case 'compare':
    case 'is':
      return compared(condition.left, condition.is ?? '=', condition.right, moment);
    default:
      return undefined;
  }
}

function list(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

const not = (condition: unknown): unknown => ({ op: 'not', of: condition });

function negated(truth: boolean | undefined): boolean | undefined {
  return truth === undefined ? undefined : !truth;
}

/** Two numbers, or a name with the phase or step that it is. */
function compared(left: unknown, is: unknown, right: unknown, moment: Moment): boolean | undefined {
  const [one, other] = [constantOf(left), constantOf(right)];
  if (one !== undefined && other !== undefined) return holds(one, is, other);
  const [here, there] = [standing(left, moment), standing(right, moment)];
  if (here !== undefined && typeof right === 'string') return holds(here, is, right);
  return there !== undefined && typeof left === 'string' ? holds(left, is, there) : undefined;
}

function standing(value: unknown, { phase, step }: Moment): string | undefined {
  const path = isRecord(value) ? value.ref : value;
  if (path === 'state.phase') return phase;
  return path === 'state.step' ? step : undefined;
}

function holds<T extends number | string>(left: T, is: unknown, right: T): boolean | undefined {
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
    default:
      return undefined;
  }
}
