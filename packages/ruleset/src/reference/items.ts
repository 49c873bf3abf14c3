/** Items of the stack: resolved from the top, each whole (section 4). */
import { runAnswer } from './answers.ts';
import type { Attempt } from './attempts.ts';
import { askingAgain } from './asking-again.ts';
import { answeringScope, discover, holds } from './discovery.ts';
import type { Found } from './discovery.ts';
import { newEvent, putDown } from './events.ts';
import { hasLostAll } from './gone.ts';
import type { Plain } from './plain.ts';
import type { Doing } from './questions.ts';
import { newItem, pushAll } from './stack.ts';
import { isPrevented } from './things.ts';
import type { Happening, Item } from './things.ts';
import { look } from './victory.ts';
import { Skipped, Violation } from './violation.ts';
import { itemWindow } from './windows.ts';
import type { World } from './world.ts';

/** Works off the stack until no more than so many items are left. */
export function* drain(plain: Plain, base: number): Doing<void> {
  const { stack } = plain.world;
  while (stack.length > base) yield* resolve(plain, stack.at(-1) as Item);
}

/** The reactions before events that are to happen, in one discovery; false where there are none. */
export function* meet(plain: Plain, events: readonly Happening[], attempt?: Attempt): Doing<boolean> {
  const base = plain.world.stack.length;
  const found = discover(plain, events, 'before', attempt);
  pushAll(
    plain.world,
    found.map((one) => reactionItem(plain, one)),
  );
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
  const { own } = item;
  if (own !== null && !item.prevented) {
    yield* meet(plain, [own]);
    item.prevented ||= own.prevented;
  }
  const gone = own !== null && !item.prevented && hasLostAll(world, item);
  if (own !== null && (item.prevented || gone)) putDownPrevented(world, item, own, gone ? 'targetsGone' : null);
  else yield* work(plain, item);
  world.stack.splice(world.stack.indexOf(item), 1);
  yield* look(plain, item);
  pushAll(
    world,
    discover(plain, item.settled, 'after').map((found) => reactionItem(plain, found)),
  );
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
    if (!(thrown instanceof Violation)) throw thrown;
    if (own !== null) {
      putDown(world, own, 'failed');
      item.settled.splice(item.settled.indexOf(own), 1);
    }
    putDownFailed(plain.world, item, thrown);
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
      const inner = scope.within({ item });
      return askingAgain(function* () {
        // What is prevented needs no answer before it; and the conditions are looked at again.
        if (!isPrevented(found.event) && holds(inner, found.node.conditions)) yield* runAnswer(inner, found);
      });
    },
  });
}
