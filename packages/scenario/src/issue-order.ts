/** The order in which issues are told. */
import type { Issue } from '@turnwise/kernel';

/** As they stand in the file. */
export function inOrder(issues: readonly Issue[]): readonly Issue[] {
  return issues.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
}

/** The first for each path: what two checks find at one place is one mistake. */
export function onePerPath(issues: readonly Issue[]): readonly Issue[] {
  const told = new Set<string>();
  return issues.filter(({ path }) => !told.has(path) && told.add(path));
}
