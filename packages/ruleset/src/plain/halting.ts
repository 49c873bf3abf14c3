/** A guard was exceeded outside an item that a seat has just made: the match halts until a system control lets it go on (section 8). */
import { attend } from './attend.ts';
import { newEvent, putDown } from './events.ts';
import type { Plain } from './plain.ts';
import type { Doing } from './questions.ts';
import { holdToSteps } from './steps.ts';
import type { Item } from './things.ts';
import { Dropped, GuardExceeded } from './violation.ts';
import type { World } from './world.ts';

/** Does it again after each halt, until it is done. What is no guard, or the fault of a seat, goes on its way. */
export function* orHalt(plain: Plain, item: Item | null, does: () => Doing<void> | void): Doing<void> {
  for (;;)
    try {
      const doing = does();
      if (doing !== undefined) yield* doing;
      return;
    } catch (thrown) {
      const guard = guardIn(plain.world, thrown);
      tellHalt(plain.world, item, guard);
      yield* halt(plain, guard);
    }
}

/** The stack is empty, and a step or the turn is to go on. */
export function* checkpoint(plain: Plain): Doing<void> {
  try {
    yield* orHalt(plain, null, () => holdToSteps(plain.world));
  } catch (thrown) {
    // There is nothing to drop.
    if (!(thrown instanceof Dropped)) throw thrown;
  }
}

export function guardIn({ made }: World, thrown: unknown): GuardExceeded {
  if (!(thrown instanceof GuardExceeded) || made) throw thrown;
  return thrown;
}

/** Gives the item that could not go on, or none, as failed. */
export function tellHalt(world: World, item: Item | null, { guard, limit }: GuardExceeded): void {
  const cause = item?.own?.id ?? item?.cause ?? 0;
  const said = { item: cause, code: 'guardExceeded', zone: null, whose: null, guard, limit };
  const event = newEvent({ rule: item?.rule ?? 'turn', cause }, 'item_failed', said);
  putDown(world, event, 'applied');
  if (item?.over === true) item.settled.push(event);
}

/** Waits for a control; comes back to go on. */
export function* halt(plain: Plain, { guard, limit }: GuardExceeded): Doing<void> {
  const { world } = plain;
  world.halted = { code: 'guardExceeded', guard, limit };
  const reply = yield* attend(plain, { kind: 'halt', code: 'guardExceeded' });
  world.halted = null;
  if (reply?.kind === 'resume') return;
  dropAtWork(world);
  throw new Dropped();
}

/** Down to an action that still waits for the others, or to what happens in any case; an action whose costs are dropped goes with them. */
function dropAtWork({ stack }: World): void {
  let paid: Item | null = null;
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    if (top.waits && !top.begun && top !== paid) return;
    if (top.holds) {
      // Nothing answers what had happened in it.
      top.settled.length = 0;
      return;
    }
    paid = top.pays;
    stack.pop();
  }
}
