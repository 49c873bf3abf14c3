/** Events are recorded here: each gets its number just before its change is made. */
import type { Compiled } from '../compiled/compiled.ts';
import type { RulesetRun } from '../compiled/functions.ts';
import { NOTHING_TAKEN } from './taken.ts';
import type { EventDiff, Happening, Item, RulesetDiff } from '../types.ts';
import { settle } from './settle.ts';
import { countStep } from './steps.ts';
import { take } from './take.ts';
import { mayDecide, touch } from './touch.ts';

export function record(run: RulesetRun, diff: EventDiff): void {
  countStep(run);
  run.local.text += run.local.textOf(diff.event);
  diff.event.id = run.state.events + 1;
  take(run, told(run, diff));
}

/** The diff of an event, noted in the book: what came last, whether victory must look again, what is to be computed anew, and what it reveals besides. */
export function told({ local }: RulesetRun, diff: EventDiff): RulesetDiff {
  const { trail, looked } = local;
  if (trail.length > LONGEST_TRAIL) trail.length = 0;
  trail.push(diff.event.kind, diff.event.by);
  touch(local, diff.kind);
  if (mayDecide(diff.kind, local.victoryOfResources)) local.changed = true;
  if (!looked) return diff;
  local.looked = false;
  return { ...diff, reveals: true };
}

const LONGEST_TRAIL = 1 << 14;

/** Records an event of an item, which the reactions after that item may answer. */
export function happened(compiled: Compiled, run: RulesetRun, item: Item, diff: EventDiff): void {
  record(run, diff);
  settle(compiled, item, diff.event);
}

/** The same of an event that changes nothing by itself. */
export function noted(compiled: Compiled, run: RulesetRun, item: Item, event: Happening): void {
  happened(compiled, run, item, { kind: 'happen', event, status: 'applied' });
}

/** What follows from an event that has happened. */
export function following(first: Happening, kind: number, fields: readonly number[]): Happening {
  return {
    kind,
    id: 0,
    cause: first.id,
    by: first.by,
    fields,
    taken: NOTHING_TAKEN,
    prevented: false,
    batch: first.batch,
  };
}
