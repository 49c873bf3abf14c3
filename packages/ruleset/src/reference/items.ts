/** Items of the stack: resolved from the top, each whole (section 4). */
import { runAnswer } from './answers.ts';
import type { Attempt } from './attempts.ts';
import { askingAgain } from './asking-again.ts';
import { answeringScope, discover, holds } from './discovery.ts';
import type { Found } from './discovery.ts';
import { newEvent, putDown } from './events.ts';
import { hasLostAll } from './gone.ts';
import { guardIn, halt, orHalt, tellHalt } from './halting.ts';
import type { Plain } from './plain.ts';
import type { Doing } from './questions.ts';
import { newItem, pushAll } from './stack.ts';
import { holdToSteps } from './steps.ts';
import { isPrevented } from './things.ts';
import type { Happening, Item } from './things.ts';
import { look } from './victory.ts';
import { Dropped, GuardExceeded, Skipped, Violation } from './violation.ts';
import { itemWindow } from './windows.ts';
import type { World } from './world.ts';

/** Works off the stack until no more than so many items are left. */
export function* drain(plain: Plain, base: number): Doing<void> {
  const { stack } = plain.world;
  while (stack.length > base)
    try {
      yield* resolve(plain, stack.at(-1) as Item);
    } catch (thrown) {
      // Whoever worked for what was dropped stops; below that it goes on.
      if (!(thrown instanceof Dropped) || stack.length < base) throw thrown;
    }
}

/** The reactions before events that are to happen, in one discovery; false where there are none. */
export function* meet(plain: Plain, events: readonly Happening[], attempt?: Attempt): Doing<boolean> {
  const base = plain.world.stack.length;
  const found = pushFound(plain, events, 'before', 0, attempt);
  yield* drain(plain, base);
  return found.length > 0;
}

/** An event that was prevented is put down as such, then that it was. */
export function putDownPrevented(
  world: World,
  item: Item | null,
  event: Happening,
  code: 'targetsGone' | null = null,
): void {
  putDown(world, event, 'prevented');
  const { kind, id, by } = event;
  const said = newEvent({ rule: by, cause: id }, 'event_prevented', { event: kind, item: id, code });
  putDown(world, said, 'applied');
  item?.settled.push(said);
}

/** Window, before, effects, after. */
function* resolve(plain: Plain, item: Item): Doing<void> {
  const { world } = plain;
  if (item.waits) yield* itemWindow(plain, item);
  item.begun = true;
  const { own } = item;
  if (own !== null && !item.prevented) {
    yield* orHalt(plain, item, function* () {
      yield* meet(plain, [own]);
    });
    item.prevented ||= own.prevented;
  }
  const gone = own !== null && !item.prevented && hasLostAll(world, item);
  if (own !== null && (item.prevented || gone)) putDownPrevented(world, item, own, gone ? 'targetsGone' : null);
  else yield* work(plain, item);
  yield* orHalt(plain, item, function* () {
    // What the turn does is looked at when the stack is empty.
    if (item.rule !== 'turn') holdToSteps(world);
    const at = world.stack.indexOf(item);
    world.stack.splice(at, 1);
    try {
      yield* look(plain, item);
      pushFound(plain, item.settled, 'after', 1);
    } catch (thrown) {
      if (thrown instanceof GuardExceeded) world.stack.splice(at, 0, item);
      throw thrown;
    }
  });
}

/** Limits are used up only by what can be pushed. */
function pushFound(
  plain: Plain,
  events: readonly Happening[],
  timing: 'before' | 'after',
  above: number,
  attempt?: Attempt,
): readonly Found[] {
  const { world } = plain;
  const uses = [...world.uses];
  try {
    const found = discover(plain, events, timing, attempt);
    pushAll(
      world,
      found.map((one) => reactionItem(plain, one)),
      above,
    );
    return found;
  } catch (thrown) {
    world.uses = uses;
    throw thrown;
  }
}

/** What had happened when a violation ended it, stays. */
function* work(plain: Plain, item: Item): Doing<void> {
  const { world } = plain;
  const { own } = item;
  if (own !== null) {
    putDown(world, own, 'applied');
    item.settled.push(own);
  }
  try {
    const doing = item.work(item);
    if (doing !== undefined) yield* doing;
  } catch (thrown) {
    if (thrown instanceof Skipped) return;
    const guard = thrown instanceof Violation ? null : guardIn(world, thrown);
    if (own !== null) {
      putDown(world, own, 'failed');
      item.settled.splice(item.settled.indexOf(own), 1);
    }
    item.over = true;
    if (guard !== null) {
      tellHalt(world, item, guard);
      yield* halt(plain, guard);
    } else if (thrown instanceof Violation) putDownFailed(plain.world, item, thrown);
  }
}

export function putDownFailed(world: World, item: Item, { code, place }: Violation): void {
  const cause = item.own?.id ?? item.cause;
  const said = newEvent({ rule: item.rule, cause }, 'item_failed', {
    item: cause,
    code,
    zone: place?.zone ?? null,
    whose: place?.player ?? null,
  });
  putDown(world, said, 'applied');
  item.settled.push(said);
}

function reactionItem(plain: Plain, found: Found): Item {
  const scope = answeringScope(plain, found);
  return newItem({
    rule: found.rule,
    seat: scope.scope.controller,
    cause: scope.scope.cause,
    work(item) {
      const inner = scope.within({ item, rounds: { count: 0 } });
      return askingAgain(function* () {
        // What is prevented needs no answer before it; and the conditions are looked at again.
        if (!isPrevented(found.event) && holds(inner, found.node.conditions)) yield* runAnswer(inner, found);
      });
    },
  });
}
