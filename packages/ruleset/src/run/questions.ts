/**
 * That a seat is asked, and has answered, as events of the item that asks: the reactions after that item answer them. They have no
 * number, and never say what was chosen.
 */
import { onlyAnswer } from '@turnwise/game';
import type { Choice } from '@turnwise/game';
import type { Compiled } from '../compiled/compiled.ts';
import type { RulesetRun } from '../compiled/functions.ts';
import { NOTHING_TAKEN } from './taken.ts';
import type { Happening, Item } from '../types.ts';
import { ANSWERED, ASKED } from './kind-numbers.ts';

/** An item waits for these answers, unless there is only one that is legal. */
export function noteAsked(compiled: Compiled, run: RulesetRun, item: Item): void {
  if (compiled.watch.noted[ASKED] !== true) return;
  const { asked } = run;
  if (asked.length === 1 && onlyAnswer(asked[0] as Choice) !== undefined) return;
  for (const choice of asked) item.settled.push(happening(compiled, run, item, ASKED, choice));
}

export function noteAnswered(compiled: Compiled, run: RulesetRun, item: Item): void {
  const { answered } = run;
  if (answered.length === 0 || compiled.watch.noted[ANSWERED] !== true) return;
  for (const choice of answered) item.settled.push(happening(compiled, run, item, ANSWERED, choice));
}

function happening(
  { names }: Compiled,
  { local }: RulesetRun,
  { because: cause, rule: by }: Item,
  kind: number,
  { seat, source }: Choice,
): Happening {
  const fields = [~seat, names.symbol(source)];
  return { kind, id: 0, cause, by, fields, taken: NOTHING_TAKEN, prevented: false, batch: ++local.raises };
}
