/** An item met a violation: it fails and the rest goes on, or, where that is not safe, the match waits for a system control. */
import { maybe } from '@turnwise/kernel';
import { MORE } from '@turnwise/stack';
import type { Progress } from '@turnwise/stack';
import type { Compiled, Rule } from '../compile/compiled.ts';
import type { RulesetRun } from '../compile/functions.ts';
import { NOTHING_TAKEN } from '../taken.ts';
import type { Happening, Item } from '../types.ts';
import { NO_EVENTS } from './item.ts';
import { ITEM_FAILED } from './kind-numbers.ts';
import { happened, record } from './record.ts';
import { settle } from './settle.ts';
import { AFTER } from './stages.ts';
import type { Violation } from './violation.ts';

export function fail(compiled: Compiled, run: RulesetRun, item: Item, { code, zone, whose }: Violation): Progress {
  const root = rootOf(run, item);
  const rule = compiled.rules[root.rule] as Rule;
  const own = isAction(rule) ? (root.event as Happening) : null;
  const event: Happening = {
    kind: ITEM_FAILED,
    id: 0,
    cause: own === null ? root.because : own.id,
    by: root.rule,
    fields: [own === null ? root.because : own.id, compiled.names.symbol(code), zone, whose],
    taken: NOTHING_TAKEN,
    prevented: false,
    batch: 0,
  };
  if (rule.kind === 'setup' || rule.kind === 'step') {
    record(run, { kind: 'halt', event, halted: { code, item: root.id } });
    return run.hold(-1);
  }
  // It has its number already, so that nothing changes by telling how it ended.
  if (own !== null) run.take(maybe({ kind: 'happen', event: own, status: 'failed' }));
  dropParts(compiled, run, root);
  happened(compiled, run, root, { kind: 'happen', event, status: 'applied' });
  forgetEvents(root);
  root.stage = AFTER;
  return MORE;
}

function isAction({ kind }: Rule): boolean {
  return kind === 'action';
}

/** Nothing waits in it any more. */
export function forgetEvents(item: Item): void {
  item.pending = NO_EVENTS;
  item.tried = NO_EVENTS;
  item.queue = NO_EVENTS;
}

/** The item that this one is a part of. */
function rootOf({ effects }: RulesetRun, item: Item): Item {
  let at = effects.lastIndexOf(item);
  while ((effects[at] as Item).nested) at--;
  return effects[at] as Item;
}

/** Takes the parts of an item off the stack; what happened in them stays. */
export function dropParts(compiled: Compiled, { effects }: RulesetRun, root: Item): void {
  while (effects.at(-1) !== root) {
    const part = effects.pop() as Item;
    for (const event of part.settled) settle(compiled, root, event);
  }
}
