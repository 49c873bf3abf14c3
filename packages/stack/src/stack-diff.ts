/**
 * The three diffs of the stack itself: `paused`, `answered` and `held`. During a dispatch the stack is worked through
 * in memory, so an effect that comes and goes writes nothing. What remains is written when the run pauses or holds, and
 * taken up again with the last answer or the next input.
 */
import type { Choice, ChoiceKind, Seat } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { EffectBase, Given, StackState } from './effect.ts';

export type StackDiff<E extends EffectBase = EffectBase> =
  | {
      readonly kind: 'paused';
      readonly effects: readonly E[];
      readonly choices: readonly Choice[];
      /** The answers that still stand when choices are asked again; none if left out. */
      readonly given?: readonly Given[];
      readonly effectsMade: number;
      readonly choicesMade: number;
    }
  | { readonly kind: 'answered'; readonly seat: Seat; readonly choice: string; readonly value: Json };

/** The run ends with a seat that may act, or -1; what remains on the stack waits for it. For games with priority. */
export interface HeldDiff<E extends EffectBase = EffectBase> {
  readonly kind: 'held';
  readonly seat: Seat | -1;
  readonly effects: readonly E[];
  readonly effectsMade: number;
}

/** What everybody may know of a question and its answer: that it was asked, and that it was answered. */
export type StackEvent =
  | {
      readonly kind: 'asked';
      readonly seat: Seat;
      readonly choice: string;
      readonly question: ChoiceKind;
      readonly source: string;
      /** The effect that asks. */
      readonly cause: number;
    }
  | {
      readonly kind: 'answered';
      readonly seat: Seat;
      readonly choice: string;
      /** The last answer of several that were asked at once: it reveals what the others answered. */
      readonly reveals?: true;
    };

/** For the game's `apply`: the stack after a run held. The game emits its own event that says who has priority. */
export function applyHeldDiff<E extends EffectBase>(stack: StackState<E>, diff: HeldDiff<E>): StackState<E> {
  return {
    effects: diff.effects,
    choices: NONE,
    given: NONE,
    effectsMade: diff.effectsMade,
    choicesMade: stack.choicesMade,
  };
}

/** For the game's `apply`: the stack after the change. */
export function applyStackDiff<E extends EffectBase>(
  stack: StackState<E>,
  diff: StackDiff<E>,
  emit: ((event: StackEvent) => void) | undefined,
): StackState<E> {
  if (diff.kind === 'paused') {
    if (emit !== undefined) {
      const cause = diff.effects.at(-1)?.id ?? 0;
      const isGiven = (id: string): boolean => diff.given?.some(({ choice }) => choice === id) === true;
      for (const { id, seat, kind, source } of diff.choices)
        if (!isGiven(id)) emit({ kind: 'asked', seat, choice: id, question: kind, source, cause });
    }
    const { effects, choices, given = NONE, effectsMade, choicesMade } = diff;
    return { effects, choices, given, effectsMade, choicesMade };
  }
  const { effects, choices, given, effectsMade, choicesMade } = stack;
  const isLast = given.length + 1 >= choices.length;
  if (emit !== undefined) {
    const { seat, choice } = diff;
    const reveals = isLast && choices.some((other) => other.seat !== seat);
    emit({ kind: 'answered', seat, choice, ...(reveals ? { reveals } : {}) });
  }
  if (!isLast)
    return {
      effects,
      choices,
      given: [...given, { choice: diff.choice, value: diff.value }],
      effectsMade,
      choicesMade,
    };
  // The last answer: the run has taken the effects with it.
  return { effects: NONE, choices: NONE, given: NONE, effectsMade: 0, choicesMade };
}

const NONE: readonly never[] = Object.freeze([]);
