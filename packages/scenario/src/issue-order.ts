/** The order in which issues are reported. */
import type { Issue } from '@turnwise/kernel';

/** By their position in the file. */
export function inOrder(issues: readonly Issue[]): readonly Issue[] {
  return issues.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
}

/** Keeps the first for each path: two findings at one place are one mistake. */
export function onePerPath(issues: readonly Issue[]): readonly Issue[] {
  const told = new Set<string>();
  return issues.filter(({ path }) => !told.has(path) && told.add(path));
}
