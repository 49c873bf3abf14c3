/** What one dispatch of a match may use: the host sets it, the document keeps what differs from the usual, and whoever loads it says how much is allowed. */
import { fail, integer, isRecord, issue, joinPath, KERNEL_LIMITS, ok, USUAL_BUDGETS } from '@turnwise/kernel';
import type { Budgets, Issue, Result } from '@turnwise/kernel';
import { MATCH_LIMITS } from './limits.ts';

const NAMES = Object.keys(USUAL_BUDGETS) as (keyof Budgets)[];

/** Over the usual; every issue with its path. */
export function readBudgets(given: unknown = {}): Result<Budgets, readonly Issue[]> {
  if (!isRecord(given)) return fail([issue('budgets', 'wrongShape', 'budgets by name', given)]);
  const issues = Object.entries(given).flatMap(([name, value]) => {
    const path = joinPath('budgets', name);
    if (!isBudget(name)) return [issue(path, 'unknownField', `one of ${NAMES.join(', ')}`)];
    return value === undefined ? [] : integer(1, mostOf(name)).issues(value, path);
  });
  return issues.length > 0 ? fail(issues) : ok({ ...USUAL_BUDGETS, ...(given as Partial<Budgets>) });
}

/** What a document asks for and the host that loads it does not allow: a stranger's save raises nobody's budgets. */
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

/** What a document has to say; undefined where all is as usual. */
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
