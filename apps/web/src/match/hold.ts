/** How long a step of the playback is shown: nothing for what is only told, long enough to see it for what turns face up. */
import type { SeenScene } from '@turnwise/match';
import type { TableStep } from '@turnwise/table-source';
import { STEP_MILLISECONDS } from './motion.ts';

const REST = 60;
const REVEAL = 900;
const FAST = 60;
/** With more steps than this to come it goes fast. */
const MANY = 12;

export function holdOf(before: SeenScene | null, step: TableStep, left: number): number {
  if (step.scene === null || before === null || isSame(before, step.scene)) return 0;
  if (left > MANY) return FAST;
  return isReveal(before, step.scene) ? REVEAL : STEP_MILLISECONDS + REST;
}

/** Somewhere there are as many things as before, and fewer of them face down. */
function isReveal(before: SeenScene, after: SeenScene): boolean {
  const was = counted(before);
  const is = counted(after);
  return [...was].some(([place, { all, hidden }]) => {
    const now = is.get(place);
    return now !== undefined && now.all === all && now.hidden < hidden;
  });
}

function counted({ things }: SeenScene): ReadonlyMap<string, { all: number; hidden: number }> {
  const counts = new Map<string, { all: number; hidden: number }>();
  for (const { place, hidden } of things) {
    const count = counts.get(place) ?? { all: 0, hidden: 0 };
    count.all++;
    if (hidden === true) count.hidden++;
    counts.set(place, count);
  }
  return counts;
}

function isSame(a: SeenScene, b: SeenScene): boolean {
  return a === b || JSON.stringify([a.things, a.places]) === JSON.stringify([b.things, b.places]);
}
