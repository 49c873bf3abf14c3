/**
 * A guard was exceeded. In an item that a seat has just made, its input is aborted; anywhere else the match halts, with what has
 * happened so far, until a system control says how it goes on. Section 8.
 */
import { isAbort } from '@turnwise/kernel';
import type { Json, Params } from '@turnwise/kernel';
import type { Progress } from '@turnwise/stack';
import type { Compiled } from '../compiled/compiled.ts';
import type { RulesetRun } from '../compiled/functions.ts';
import { NOTHING_TAKEN } from './taken.ts';
import { NOTHING } from '../types.ts';
import type { Happening, Item } from '../types.ts';
import { failureOf, giveUp } from './fail.ts';
import { COST } from './items-of.ts';
import { ITEM_FAILED } from './kind-numbers.ts';
import { happened, record } from './record.ts';
import { AFTER, BEFORE, LOSE, PREPARE, TOLD, WINDOW } from './stages.ts';
import { listed } from './listed.ts';

const CODE = 'guardExceeded';

/** Throws again what is no guard, or the fault of an item that a seat has just made. */
export function haltedBy(compiled: Compiled, run: RulesetRun, thrown: unknown): Progress {
  if (!isAbort(thrown) || thrown.code !== CODE || run.local.made >= 0 || isOfKernel(thrown.params)) throw thrown;
  const { guard, limit, chain } = thrown.params as { guard: string; limit: number; chain: readonly Json[] };
  const halted = { code: CODE, guard, limit, chain: chain.map(String) };
  const root = run.effects.findLast(({ nested }) => !nested);
  if (root === undefined) record(run, { kind: 'halt', event: ofTurn(compiled), halted: { ...halted, item: 0 } });
  else {
    const isAtWork = root.stage !== BEFORE && root.stage !== AFTER && root.stage !== LOSE;
    if (isAtWork) giveUp(compiled, run, root);
    const diff = {
      kind: 'halt',
      event: failureOf(compiled, root, CODE),
      halted: { ...halted, item: root.id },
    } as const;
    if (isAtWork) happened(compiled, run, root, diff);
    else record(run, diff);
  }
  return run.hold(-1);
}

/** No change is left to halt with: nothing is kept. */
function isOfKernel({ guard }: Params): boolean {
  return guard === 'changesPerInput';
}

/** The turn itself cannot go on. */
function ofTurn({ turn, names }: Compiled): Happening {
  const fields = listed(0, names.symbol(CODE), NOTHING, NOTHING);
  return { kind: ITEM_FAILED, id: 0, cause: 0, by: turn, fields, taken: NOTHING_TAKEN, prevented: false, batch: 0 };
}

/**
 * Everything at work, down to an action that still waits for the others; one whose costs are dropped goes with them. What is to happen
 * by itself, an event of the turn or that seats are out, happens without what would have come before it.
 */
export function dropAtWork({ turn }: Compiled, { effects }: RulesetRun): void {
  let last: Item | undefined;
  for (;;) {
    const top = effects.at(-1);
    if (top === undefined || ((top.stage === WINDOW || top.stage === TOLD) && !arePaidFor(last, top))) return;
    if (top.stage === LOSE) {
      top.settled = [];
      return;
    }
    if (top.rule === turn && (top.stage === BEFORE || top.stage === PREPARE)) {
      top.stage = PREPARE;
      return;
    }
    last = effects.pop();
  }
}

/** Whether these are the costs of that action. Where they have failed, it has left already. */
function arePaidFor(costs: Item | undefined, action: Item): boolean {
  return costs?.part === COST && costs.because === action.because;
}
