/** What the checker finds: an issue with its severity and a suggestion. */
import { nearest } from '@turnwise/game';
import { issue } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import { CODES } from './codes.ts';
import type { Code, Severity } from './codes.ts';

export interface RulesetIssue extends Issue {
  readonly code: Code;
  readonly severity: Severity;
  /** A known name that is close to the one found. */
  readonly suggestion?: string;
}

/** `known` are the names of which one was expected. */
export function rulesetIssue(
  path: string,
  code: Code,
  expected: string,
  found?: unknown,
  known: readonly string[] = [],
): RulesetIssue {
  const suggestion = typeof found === 'string' ? nearest(found, known) : undefined;
  const { severity } = CODES[code];
  if (suggestion === undefined) return { ...issue(path, code, expected, found), code, severity };
  return { ...issue(path, code, `${expected} (did you mean ${suggestion}?)`, found), code, severity, suggestion };
}
