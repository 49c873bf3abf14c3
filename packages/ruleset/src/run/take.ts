/** How a run does a step: nobody else calls its `take`, so that its desk always has the state as it is. */
import type { Step } from '@turnwise/kernel';
import type { RulesetRun } from '../compiled/functions.ts';
import type { RulesetTypes } from '../types.ts';

export function take(run: RulesetRun, step: Step<RulesetTypes>): void {
  run.take(step);
  run.local.desk.state = run.state;
}
