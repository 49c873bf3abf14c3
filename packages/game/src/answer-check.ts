/** The only validator of answers: says as a refusal what is wrong with an answer to a choice. The legal values come from `offerOf`. */
import { disallowed, isRecord, issue } from '@turnwise/kernel';
import type { Json, Shape, Stop } from '@turnwise/kernel';
import { answersWithList } from './choice.ts';
import type { Choice } from './choice.ts';

/** The shape of an answer's value in an input: a plain value, or a list of plain values and of records of them. */
export const answerShape: Shape<Json> = {
  expected: 'a value, or a list of values',
  is: (value): value is Json => isPlain(value) || (Array.isArray(value) && value.every(isItem)),
  issues: (value, path) =>
    answerShape.is(value) ? [] : [issue(path, 'wrongShape', answerShape.expected, value ?? null)],
};

function isPlain(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'boolean' || isInteger(value);
}

/** Like `integer`, it rejects -0, which would come back from a save as a different number. */
function isInteger(value: unknown): boolean {
  return Number.isSafeInteger(value) && !Object.is(value, -0);
}

function isItem(value: unknown): boolean {
  return isPlain(value) || (isRecord(value) && Object.values(value).every(isPlain));
}

/** Undefined for a legal answer. */
export function answerCheck(choice: Choice, value: Json): Stop | undefined {
  if (!answersWithList(choice)) {
    if (value === null) return countCheck(choice, 0);
    if (countOf(choice.candidates, value, choice.candidates.length) === 0)
      return disallowed('notACandidate', { choice: choice.id, value });
    return countCheck(choice, 1);
  }
  if (!Array.isArray(value)) return disallowed('notAList', { choice: choice.id, value });
  const taken = value as readonly Json[];
  return countCheck(choice, taken.length) ?? candidatesCheck(choice, taken);
}

function countCheck({ id, min, max, noneOrAll, candidates }: Choice, taken: number): Stop | undefined {
  if (taken === 0 && noneOrAll === true) return undefined;
  const most = Math.min(max, candidates.length);
  if (taken >= min && taken <= most && (noneOrAll !== true || taken === most)) return undefined;
  return disallowed('wrongNumber', { choice: id, min, max: most, taken });
}

/** Checks that each value is a candidate, and that none is taken more often than it occurs. */
function candidatesCheck(choice: Choice, taken: readonly Json[]): Stop | undefined {
  const { candidates } = choice;
  for (let i = 0; i < taken.length; i++) {
    const value = taken[i] as Json;
    const there = countOf(candidates, value, candidates.length);
    if (there === 0) return disallowed('notACandidate', { choice: choice.id, value });
    if (i > 0 && countOf(taken, value, i + 1) > there) return disallowed('takenTwice', { choice: choice.id, value });
  }
  return undefined;
}

/** How often the value occurs among the first `first` values. */
function countOf(values: readonly Json[], value: Json, first: number): number {
  let count = 0;
  for (let i = 0; i < first; i++) if (sameJson(values[i] as Json, value)) count++;
  return count;
}

export function sameJson(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  const [x, y] = [a, b] as unknown as readonly Readonly<Record<string, Json | undefined>>[];
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => {
      const [p, q] = [x?.[key], y?.[key]];
      return p !== undefined && q !== undefined && sameJson(p, q);
    })
  );
}
