/** Items of the stack: resolved from the top, each whole (section 4). */
import { newEvent, putDown } from './events.ts';
import { hasLostAll } from './gone.ts';
import { guardIn, halt, orHalt, tellHalt } from './halting.ts';
import { meet, pushFound } from './meet.ts';
import { putDownPrevented } from './prevented.ts';
import type { Plain } from './plain.ts';
import type { Doing } from './questions.ts';
import { holdToSteps } from './steps.ts';
import type { Item } from './things.ts';
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

/** Window, before, effects, after. */
function* resolve(plain: Plain, item: Item): Doing<void> {
  const { world } = plain;
  if (item.waits) yield* itemWindow(plain, item);
  item.begun = true;
  const { own } = item;
  if (own !== null && !item.prevented) {
    yield* orHalt(plain, item, function* () {
      yield* meet(plain, [own], undefined, item);
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
    if (item.pays !== null) leaveOut(world, item, item.pays);
    item.over = true;
    if (guard !== null) {
      tellHalt(world, item, guard);
      yield* halt(plain, guard);
    } else if (thrown instanceof Violation) putDownFailed(plain.world, item, thrown);
  }
}

/** An action that was not paid for has failed, and lies there no more. */
function leaveOut(world: World, costs: Item, action: Item): void {
  world.stack.splice(world.stack.indexOf(action), 1);
  if (action.own === null) return;
  putDown(world, action.own, 'failed');
  costs.cause = action.own.id;
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
