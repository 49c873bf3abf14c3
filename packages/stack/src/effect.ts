/**
 * What is on the stack. An effect is a unit of work as plain data: what to do, its operands, the place within it and small
 * locals. Anything that is not in an effect is forgotten at a pause.
 */
import type { Choice } from '@turnwise/game';
import type { GameTypes, Json } from '@turnwise/kernel';

export interface EffectBase {
  readonly kind: string;
  /** Counts from 1 within one action. */
  readonly id: number;
  /** The effect that caused this one, 0 for the input itself. Events name it too, so the tree of causes can be drawn. */
  readonly cause: number;
}

/** An answer that waits until all choices asked together are answered. */
export interface Given {
  readonly choice: string;
  readonly value: Json;
}

/** The substate `stack`. Nothing in it is changed in place: a run works on copies and writes what remains when it pauses. */
export interface StackState<E extends EffectBase = EffectBase> {
  /** The remaining effects; the next is on top, at the end of the list. Empty between actions. */
  readonly effects: readonly E[];
  /** The pending choices. Several at once are independent and may be answered in any order. */
  readonly choices: readonly Choice[];
  /** Answers to some of them, while others are still open. */
  readonly given: readonly Given[];
  /** Counters for ids: effects within the action, choices within the match. */
  readonly effectsMade: number;
  readonly choicesMade: number;
}

/** The types of a game on the stack. */
export interface StackTypes extends GameTypes {
  State: { readonly stack: StackState };
  Effect: EffectBase;
  /** What a run keeps for the rules beside the effects, made by `local`. Leave it out if they keep nothing. */
  Local?: unknown;
}

const NONE: readonly never[] = Object.freeze([]);

/** The empty stack: between actions, before the first choice of a match. */
export const EMPTY_STACK: StackState<never> = Object.freeze({
  effects: NONE,
  choices: NONE,
  given: NONE,
  effectsMade: 0,
  choicesMade: 0,
});

/** The choices that still need an answer. */
export function openChoices({ choices, given }: StackState): readonly Choice[] {
  if (given.length === 0) return choices;
  return choices.filter((choice) => given.every((one) => one.choice !== choice.id));
}
