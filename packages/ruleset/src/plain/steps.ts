/** The guard `stepsPerInput`: each event that is put down and each round of a loop is a step (section 8). */
import { guardsOf } from '../document/guards.ts';
import { GuardExceeded } from './violation.ts';
import type { World } from './world.ts';

export function countStep(world: World): void {
  world.steps++;
}

/** Where nothing is half done. */
export function holdToSteps(world: World): void {
  if (world.steps > mostSteps(world)) throw new GuardExceeded('stepsPerInput', mostSteps(world));
}

/** So many things at once; never below none, and no more than there may be steps. */
export function withinSteps(world: World, amount: number): number {
  if (amount > mostSteps(world)) throw new GuardExceeded('stepsPerInput', mostSteps(world));
  return Math.max(0, amount);
}

function mostSteps({ ruleset }: World): number {
  return guardsOf(ruleset).stepsPerInput;
}
