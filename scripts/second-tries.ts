/** A reporter for `.ci/run`: names the tests that failed first and passed at their second try. */
import { relative } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';

export default class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky === true)
      console.log(`passed at the second try: ${relative(process.cwd(), test.module.moduleId)}: ${test.fullName}`);
  }
}
