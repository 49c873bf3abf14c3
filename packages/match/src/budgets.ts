/**
 * The budgets of one dispatch of a match. The host sets them, the document keeps those that differ from the usual ones,
 * and the host that loads it says how much it allows.
 */
import { fail, integer, isRecord, issue, joinPath, KERNEL_LIMITS, ok, USUAL_BUDGETS } from '@turnwise/kernel';
import type { Budgets, Issue, Result } from '@turnwise/kernel';
import { MATCH_LIMITS } from './limits.ts';

const NAMES = Object.keys(USUAL_BUDGETS) as (keyof Budgets)[];

/** Merges them over the usual ones; every issue has its path. */
export function readBudgets(given: unknown = {}): Result<Budgets, readonly Issue[]> {
  if (!isRecord(given)) return fail([issue('budgets', 'wrongShape', 'budgets by name', given)]);
  const issues = Object.entries(given).flatMap(([name, value]) => {
    const path = joinPath('budgets', name);
    if (!isBudget(name)) return [issue(path, 'unknownField', `one of ${NAMES.join(', ')}`)];
    return value === undefined ? [] : integer(1, mostOf(name)).issues(value, path);
  });
  return issues.length > 0 ? fail(issues) : ok({ ...USUAL_BUDGETS, ...(given as Partial<Budgets>) });
}

/** Budgets that a document asks for and the loading host does not allow: a stranger's save must not raise them. */
export function raisedBudgets(asked: Budgets, allowed: Budgets): readonly Issue[] {
  return NAMES.filter((name) => asked[name] > allowed[name]).map((name) =>
    issue(
      joinPath('budgets', name),
      'tooBig',
      `at most ${allowed[name]} ${KERNEL_LIMITS[name].unit}, the most that this host allows a match`,
      asked[name],
    ),
  );
}

/** The budgets to write into a document; undefined if all are the usual ones. */
export function unusualBudgets(budgets: Budgets): Partial<Budgets> | undefined {
  const unusual = NAMES.filter((name) => budgets[name] !== USUAL_BUDGETS[name]);
  return unusual.length === 0 ? undefined : Object.fromEntries(unusual.map((name) => [name, budgets[name]]));
}

function isBudget(name: string): name is keyof Budgets {
  return Object.hasOwn(USUAL_BUDGETS, name);
}

function mostOf(name: keyof Budgets): number {
  return USUAL_BUDGETS[name] * MATCH_LIMITS.budgetTimes.usual;
}
