/** An item met a violation: it fails and the rest goes on, or, where that is not safe, the match waits for a system control. */
import { maybe } from '@turnwise/kernel';
import { MORE } from '@turnwise/stack';
import type { Progress } from '@turnwise/stack';
import { ruleAt } from '../compiled/at.ts';
import type { Compiled, Rule } from '../compiled/compiled.ts';
import type { RulesetRun } from '../compiled/functions.ts';
import { NOTHING_TAKEN } from './taken.ts';
import { NOTHING } from '../types.ts';
import type { Happening, Item } from '../types.ts';
import { NO_EVENTS } from './item.ts';
import { COST } from './items-of.ts';
import { ITEM_FAILED } from './kind-numbers.ts';
import { happened, record, told } from './record.ts';
import { settle } from './settle.ts';
import { AFTER } from './stages.ts';
import type { Violation } from './violation.ts';
import { take } from './take.ts';

export function fail(compiled: Compiled, run: RulesetRun, item: Item, { code, zone, whose }: Violation): Progress {
  const root = rootOf(run, item);
  const rule = ruleAt(compiled, root.rule);
  if (rule.kind === 'setup' || rule.kind === 'step') {
    const event = failureOf(compiled, root, code, zone, whose);
    happened(compiled, run, root, {
      kind: 'halt',
      event,
      halted: { code, item: root.id, guard: '', limit: 0, chain: [] },
    });
    return run.hold(-1);
  }
  giveUp(compiled, run, root);
  happened(compiled, run, root, {
    kind: 'happen',
    event: failureOf(compiled, root, code, zone, whose),
    status: 'applied',
  });
  return MORE;
}

/** What tells that an item has failed: of an action, and of costs that have failed, the item is the action's own event. */
export function failureOf(
  compiled: Compiled,
  root: Item,
  code: string,
  zone: number = NOTHING,
  whose: number = NOTHING,
): Happening {
  const cause = ownEventOf(compiled, root)?.id ?? root.because;
  const fields = [cause, compiled.names.symbol(code), zone, whose];
  return { kind: ITEM_FAILED, id: 0, cause, by: root.rule, fields, taken: NOTHING_TAKEN, prevented: false, batch: 0 };
}

/**
 * The rest of an item is left out. What happened in it and in its parts stays; the event of an action is told once more, as failed,
 * and with the costs of an action the action itself, which leaves the stack.
 */
export function giveUp(compiled: Compiled, run: RulesetRun, root: Item): void {
  dropParts(compiled, run, root);
  root.it = NOTHING;
  forgetEvents(root);
  root.stage = AFTER;
  if (root.part === COST) return leaveOut(run, root);
  const own = ownEventOf(compiled, root);
  // It has its number already, so that nothing changes by telling how it ended.
  if (own !== null) take(run, maybe(told(run, { kind: 'happen', event: own, status: 'failed' })));
}

/** The action that was to be paid for lies right below its costs. */
function leaveOut(run: RulesetRun, costs: Item): void {
  const [action] = run.effects.splice(run.effects.lastIndexOf(costs) - 1, 1) as [Item];
  const own = action.event as Happening;
  record(run, { kind: 'happen', event: own, status: 'failed' });
  costs.event = null;
  costs.because = own.id;
}

/** The event that an item is, which an action alone has. */
function ownEventOf({ rules }: Compiled, { rule, part, event }: Item): Happening | null {
  return part !== COST && (rules[rule] as Rule).kind === 'action' ? event : null;
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
