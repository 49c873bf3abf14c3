/**
 * Raising events: their payloads are gathered, what comes before them is met, then those that were not prevented happen, in
 * order. Where nothing can come before, all of it is one instruction.
 */
import { PUSHED } from '@turnwise/stack';
import type { Assembler } from '@turnwise/stack';
import type { Compiled, Rule } from '../compile/compiled.ts';
import type { Happen, RulesetRun } from '../compile/functions.ts';
import { NOTHING_TAKEN } from '../taken.ts';
import type { Happening, Item, RulesetTypes } from '../types.ts';
import { pushBefore } from './discover.ts';
import { NO_EVENTS } from './item.ts';
import { recordPrevented } from './prevented.ts';

export function raise(
  asm: Assembler<RulesetTypes, Item>,
  compiled: Compiled,
  kind: number,
  parts: (item: Item, run: RulesetRun) => readonly (readonly number[])[],
  happen: Happen,
): void {
  asm.step((item, run) => {
    const fields = parts(item, run);
    if (fields.length === 0) return undefined;
    const batch = ++run.local.raises;
    if (!canComeBefore(compiled, kind)) {
      for (let i = 0; i < fields.length; i++)
        happen(happening(kind, item, fields[i] as readonly number[], batch), item, run);
      return pushedAbove(item, run);
    }
    const events = fields.map((one) => happening(kind, item, one, batch));
    if (!pushBefore(compiled, run, item, events)) {
      for (const event of events) happen(event, item, run);
      return pushedAbove(item, run);
    }
    item.pending = events;
    return PUSHED;
  });
  asm.step((item, run) => {
    const { pending } = item;
    if (pending.length === 0) return undefined;
    item.pending = NO_EVENTS;
    for (const event of pending) {
      if (event.prevented) recordPrevented(compiled, run, item, event);
      else happen(event, item, run);
    }
    return pushedAbove(item, run);
  });
}

export function happening(kind: number, item: Item, fields: readonly number[], batch: number): Happening {
  return { kind, id: 0, cause: item.because, by: item.rule, fields, taken: NOTHING_TAKEN, prevented: false, batch };
}

function canComeBefore({ watch }: Compiled, kind: number): boolean {
  return (watch.own.before[kind] as readonly Rule[]).length > 0 || watch.abilitiesBefore[kind] !== null;
}

/** What happened may have brought a part of the item itself: the effects of a declared event. */
function pushedAbove(item: Item, { effects }: RulesetRun): typeof PUSHED | undefined {
  return effects.at(-1) === item ? undefined : PUSHED;
}
