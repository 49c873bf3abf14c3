/** The issue of a list that is longer than its limit lets be, if it is. */
import type { Issue } from '@turnwise/kernel';
import { UNSEEN_LIMITS } from '../limits.ts';
import { levelIssue } from './level-issue.ts';

export function tooMany(path: string, limit: keyof typeof UNSEEN_LIMITS, count: number): Issue | undefined {
  const { usual: most, unit } = UNSEEN_LIMITS[limit];
  return count > most ? levelIssue(path, 'tooMany', `at most ${most} ${unit}`, count) : undefined;
}
