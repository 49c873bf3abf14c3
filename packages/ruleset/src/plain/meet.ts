/** What answers events: the reactions before they happen and after them, found and put on the stack (section 4). */
import { runAnswer } from './answers.ts';
import { askingAgain } from './asking-again.ts';
import type { Attempt } from './attempts.ts';
import { allowed, answeringScope, discover, holds } from './discovery.ts';
import type { Found } from './discovery.ts';
import type { Plain } from './plain.ts';
import type { Doing } from './questions.ts';
import { newItem, pushAll } from './stack.ts';
import { isPrevented } from './things.ts';
import type { Happening, Item } from './things.ts';

/** The reactions before events that are to happen, in one discovery; false where there are none. */
export function* meet(
  plain: Plain,
  events: readonly Happening[],
  attempt?: Attempt,
  holder: Item | null = plain.scope.item,
): Doing<boolean> {
  const base = plain.world.stack.length;
  const found = pushFound(plain, events, 'before', 0, attempt, holder);
  yield* plain.drain(base);
  return found.length > 0;
}

/** Whether there are any; nothing comes of having looked. */
export function comesBefore(plain: Plain, attempt: Attempt): boolean {
  const { world } = plain;
  const uses = [...world.uses];
  const found = allowed(plain, attempt.parts, 'before', attempt);
  world.uses = uses;
  return found.length > 0;
}

/** Limits are used up only by what can be pushed. */
export function pushFound(
  plain: Plain,
  events: readonly Happening[],
  timing: 'before' | 'after',
  above: number,
  attempt?: Attempt,
  holder: Item | null = null,
): readonly Found[] {
  const { world } = plain;
  const uses = [...world.uses];
  try {
    const found = discover(plain, events, timing, attempt);
    pushAll(
      world,
      found.map((one) => reactionItem(plain, one, timing === 'before' ? { event: one.event, of: holder } : null)),
      above,
    );
    return found;
  } catch (thrown) {
    world.uses = uses;
    throw thrown;
  }
}

function reactionItem(plain: Plain, found: Found, answers: Item['answers']): Item {
  const scope = answeringScope(plain, found);
  return newItem({
    rule: found.rule,
    seat: scope.scope.controller,
    cause: scope.scope.cause,
    answers,
    work(item) {
      const inner = scope.within({ item, rounds: { count: 0 } });
      return askingAgain(function* () {
        // What is prevented needs no answer before it; and the conditions are looked at again.
        if (!isPrevented(found.event) && holds(inner, found.node.conditions)) yield* runAnswer(inner, found);
      });
    },
  });
}
