/** The guard `stepsPerInput`: each event that is recorded and each round of a loop is a step. It is looked at where nothing is half done. */
import type { RulesetRun } from '../compiled/functions.ts';
import type { Item } from '../types.ts';
import { charge } from './meter.ts';

export function countStep({ local }: RulesetRun): void {
  local.steps++;
}

function areStepsOver({ local }: RulesetRun): boolean {
  return local.steps > local.mostSteps;
}

/** Before something is pushed. */
export function holdToSteps(run: RulesetRun): void {
  const { local } = run;
  if (areStepsOver(run)) throw run.exceeded('steps', local.mostSteps);
  if (local.text > local.mostText) throw run.exceeded('textPerInput', local.mostText);
}

/** A round of a loop in an item, or in a part of it, of so many instructions. */
export function countRound(run: RulesetRun, item: Item, instructions: number): void {
  const { mostRounds } = run.local;
  countStep(run);
  charge(run.local.desk, instructions);
  if (++item.rounds > mostRounds) throw run.exceeded('iterations', mostRounds);
  holdToSteps(run);
}

/** A number of things to be done at once, before anything is made for them. More than there may be steps goes over the guard. */
export function withinSteps(run: RulesetRun, amount: number): number {
  const { mostSteps } = run.local;
  if (amount > mostSteps) throw run.exceeded('steps', mostSteps);
  return amount;
}
