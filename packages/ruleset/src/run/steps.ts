/** The guard `stepsPerInput`: each event that is recorded and each round of a loop is a step. */
import type { RulesetRun } from '../compile/functions.ts';

export function countStep(run: RulesetRun): void {
  const { local } = run;
  if (++local.steps > local.mostSteps) throw run.exceeded('steps', local.mostSteps);
}

/** A number of things to be done at once, before anything is made for them. More than there may be steps goes over the guard. */
export function withinSteps(run: RulesetRun, amount: number): number {
  const { mostSteps } = run.local;
  if (amount > mostSteps) throw run.exceeded('steps', mostSteps);
  return amount;
}
