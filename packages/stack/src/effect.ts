/**
 * What lies on the stack. An effect is a unit of work as plain data: what is to be done, its operands, the place within it
 * and small locals. What is not in an effect is forgotten at a pause.
 */
import type { Choice } from '@turnwise/game';
import type { GameTypes, Json } from '@turnwise/kernel';

export interface EffectBase {
  readonly kind: string;
  /** A number within one action; the first effect has 1. */
  readonly id: number;
  /** The effect that brought this one, 0 for the input itself. Events name it too, so the tree of causes can be drawn. */
  readonly cause: number;
}

/** An answer that waits until all choices asked together are answered. */
export interface Given {
  readonly choice: string;
  readonly value: Json;
}

/** The substate `stack`. Nothing in it is changed in place: a run works on copies and writes what remains when it pauses. */
export interface StackState<E extends EffectBase = EffectBase> {
  /** What remains to be done, the next on top, which is the end. Empty between actions. */
  readonly effects: readonly E[];
  /** What is asked now. Several at once are independent of each other and answered in any order. */
  readonly choices: readonly Choice[];
  /** Answers to some of them, while others are still out. */
  readonly given: readonly Given[];
  /** Counters for ids: effects within the action, choices within the match. */
  readonly effectsMade: number;
  readonly choicesMade: number;
}

/** The types of a game on the stack. */
export interface StackTypes extends GameTypes {
  State: { readonly stack: StackState };
  Effect: EffectBase;
  /** What a run keeps for the rules beside the effects, made by `local`; left out where they keep nothing. */
  Local?: unknown;
}

const NONE: readonly never[] = Object.freeze([]);

/** Nothing is asked and nothing remains: the stack between actions, before the first choice of a match. */
export const EMPTY_STACK: StackState<never> = Object.freeze({
  effects: NONE,
  choices: NONE,
  given: NONE,
  effectsMade: 0,
  choicesMade: 0,
});

/** The choices that still want an answer. */
export function openChoices({ choices, given }: StackState): readonly Choice[] {
  if (given.length === 0) return choices;
  return choices.filter((choice) => given.every((one) => one.choice !== choice.id));
}
