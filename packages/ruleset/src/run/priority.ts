/**
 * Giving priority to a seat. Where a rule answers that, it is an item that is nothing but the event, and the seat decides when that item
 * and all that it brought are done.
 */
import type { Seat } from '@turnwise/game';
import type { Progress } from '@turnwise/stack';
import type { Compiled } from '../compiled/compiled.ts';
import type { RulesetRun } from '../compiled/functions.ts';
import { NOTHING_TAKEN } from './taken.ts';
import { NOTHING } from '../types.ts';
import type { Happening } from '../types.ts';
import { newItem } from './item.ts';
import { PRIORITY_CHANGED } from './kind-numbers.ts';
import { told } from './record.ts';
import { AFTER } from './stages.ts';
import { take } from './take.ts';

/** Tells it as an item of its own; false where no rule answers that, and the seat decides at once. */
export function tellsPriority(compiled: Compiled, run: RulesetRun, seat: number): boolean {
  if (compiled.watch.noted[PRIORITY_CHANGED] !== true) return false;
  const { turn } = compiled;
  const event: Happening = {
    kind: PRIORITY_CHANGED,
    id: run.state.events + 1,
    cause: 0,
    by: turn,
    fields: [~seat],
    taken: NOTHING_TAKEN,
    prevented: false,
    batch: ++run.local.raises,
  };
  take(run, told(run, { kind: 'priority', event }));
  const item = newItem(run.newId(), turn, NOTHING, run.state.turn.active, AFTER);
  item.settled.push(event);
  // Whatever lies there: the guards are for what answers it.
  run.effects.push(item);
  return true;
}

/** The seat decides. */
export function holdFor(run: RulesetRun, seat: Seat | -1, isTold: boolean): Progress {
  run.local.kept = isTold;
  return run.hold(seat);
}
