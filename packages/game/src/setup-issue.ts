/** Turns what a setup threw into an issue for the host. */
import { isAbort, issue } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';

/** A script that does not fit is bad content; anything else that a setup throws is a bug in the game. */
export function setupIssue(thrown: unknown): Issue {
  if (!isAbort(thrown))
    return issue('', 'setupFailed', 'a setup that does not throw', thrown instanceof Error ? thrown.message : thrown);
  const { stream, index, value, min, max, taken } = thrown.params;
  if (thrown.code === 'scriptExhausted')
    return issue(`random.${String(stream)}`, thrown.code, `more results: the setup used ${String(taken)}`);
  if (thrown.code === 'scriptOutOfRange')
    return issue(
      `random.${String(stream)}[${String(index)}]`,
      thrown.code,
      `an integer from ${String(min)} to ${String(max)}`,
      value,
    );
  return issue('', thrown.code, 'a setup that succeeds', thrown.params);
}
