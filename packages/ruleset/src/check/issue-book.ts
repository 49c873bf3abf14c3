/** The issues of one check. Of errors and of warnings each, no more are looked into than are told. */
import { addIssue, boundIssues } from '@turnwise/kernel';
import { CODES } from './codes.ts';
import type { Code, Severity } from './codes.ts';
import { rulesetIssue } from './issue.ts';
import type { RulesetIssue } from './issue.ts';

export class IssueBook {
  readonly #lists: Readonly<Record<Severity, RulesetIssue[]>> = { error: [], warning: [] };

  /** `known` are the names of which one was expected. */
  add(path: () => string, code: Code, expected: string, found?: unknown, known?: readonly string[]): void {
    addIssue(this.#lists[CODES[code].severity], () => rulesetIssue(path(), code, expected, found, known));
  }

  get all(): readonly RulesetIssue[] {
    return [...this.#lists.error, ...this.#lists.warning];
  }
}

/** Those of one severity, as they are told. */
export function toldOf(issues: readonly RulesetIssue[], severity: Severity): readonly RulesetIssue[] {
  return boundIssues(
    issues.filter((one) => one.severity === severity),
    (more) => ({ ...more, code: 'moreIssues', severity }),
  );
}
