/**
 * Raising events: their payloads are gathered, what comes before them is met, the payloads are gathered again, then those that were
 * not prevented happen, in order. Where nothing can come before, all of it is one instruction.
 */
import { PUSHED } from '@turnwise/stack';
import type { Assembler } from '@turnwise/stack';
import { eventAt } from '../compiled/at.ts';
import type { Compiled } from '../compiled/compiled.ts';
import type { Happen, RulesetRun } from '../compiled/functions.ts';
import { NOTHING_TAKEN } from './taken.ts';
import { OPEN } from '../document/tells.ts';
import type { Happening, Item, RulesetTypes } from '../types.ts';
import { attempt, canComeBefore, computedAgain, takeMet } from './attempt.ts';
import { finishMove } from './happen/move.ts';
import { NO_EVENTS } from './item.ts';
import { CARD_DRAWN, DESTROYED, DISCARDED, TOKEN_CREATED, ZONE_MOVED } from './kind-numbers.ts';
import { recordPrevented } from './prevented.ts';

/** `once`: what it is for is settled at first, and not computed again. */
export function raise(
  asm: Assembler<RulesetTypes, Item>,
  compiled: Compiled,
  kind: number,
  parts: (item: Item, run: RulesetRun) => readonly (readonly number[])[],
  happen: Happen,
  once = false,
): void {
  const begin = asm.code.length;
  asm.step((item, run) => {
    const fields = parts(item, run);
    if (fields.length === 0) {
      // That nothing happens may tell what somebody has chosen in secret.
      if (run.recording && keepsSecrets(compiled, item)) run.local.looked = true;
      return undefined;
    }
    const batch = ++run.local.raises;
    if (!canComeBefore(compiled, kind) && !isMetOnTheWay(compiled, kind)) {
      for (let i = 0; i < fields.length; i++)
        happen(happening(kind, item, fields[i] as readonly number[], batch), item, run);
      return pushedAbove(item, run);
    }
    const events = fields.map((one) => happening(kind, item, one, batch));
    if (attempt(compiled, run, item, events)) return PUSHED;
    if (isMetOnTheWay(compiled, kind)) {
      item.queue = events;
      return undefined;
    }
    for (let i = 0; i < events.length; i++) happen(events[i] as Happening, item, run);
    return pushedAbove(item, run);
  });
  const end = asm.label();
  const start = asm.here();
  asm.unless((item) => item.pending.length > 0 || item.queue.length > 0, end);
  asm.step((item, run) => {
    try {
      if (item.pending.length > 0) {
        const met = takeMet(item);
        if (met.whole.kind !== kind) finishMove(compiled, run, item, met, 'follows');
        else {
          const isAgain = !once && eventAt(compiled, kind).subject >= 0;
          item.queue = isAgain ? computedAgain(compiled, met, parts(item, run)) : met.parts;
        }
      }
      return happenInOrder(compiled, item, run, happen);
    } catch (thrown) {
      // Where the match halts, the whole effect is tried again.
      item.queue = NO_EVENTS;
      if (item.at > begin) item.at = begin;
      throw thrown;
    }
  });
  // To go on with what is left is no round of a loop.
  asm.jump(start);
  asm.place(end);
}

/** Whether a register of its program holds what not everybody knows. */
function keepsSecrets({ programs }: Compiled, { program }: Item): boolean {
  const { tells = null, owners = null } = programs[program] ?? {};
  return tells?.some((told) => told > OPEN) === true || owners?.some((owner) => owner >= 0) === true;
}

export function happening(kind: number, item: Item, fields: readonly number[], batch: number): Happening {
  return { kind, id: 0, cause: item.because, by: item.rule, fields, taken: NOTHING_TAKEN, prevented: false, batch };
}

/** Until something has come above the item: the rest happens after that. */
function happenInOrder(compiled: Compiled, item: Item, run: RulesetRun, happen: Happen): typeof PUSHED | undefined {
  while (item.queue.length > 0) {
    const [event, ...rest] = item.queue as [Happening, ...Happening[]];
    item.queue = rest;
    if (event.prevented) recordPrevented(compiled, run, item, event);
    else happen(event, item, run);
    if (run.stopped || pushedAbove(item, run) !== undefined) return pushedAbove(item, run);
  }
  return undefined;
}

/** After these a card moves, and something may come before that. */
function isMetOnTheWay(compiled: Compiled, kind: number): boolean {
  return MOVE_A_CARD.has(kind) && canComeBefore(compiled, ZONE_MOVED);
}

const MOVE_A_CARD: ReadonlySet<number> = new Set([DESTROYED, CARD_DRAWN, DISCARDED, TOKEN_CREATED]);

/** What happened may have brought a part of the item itself: the effects of a declared event. */
function pushedAbove(item: Item, { effects }: RulesetRun): typeof PUSHED | undefined {
  return effects.at(-1) === item ? undefined : PUSHED;
}
