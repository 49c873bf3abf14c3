/** What is wrong with a match that cannot be opened, in one line. */
import type { Issue } from '@turnwise/kernel';

export function issueText(issues: readonly Issue[]): string {
  const [first] = issues;
  return first === undefined ? 'this match cannot be opened' : `${first.path}: expected ${first.expected}`;
}
