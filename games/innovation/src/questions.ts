/** What is asked, held against the stack: for states that come from outside, and for guesses. */
import { answerCheck, fallbackAnswer } from '@turnwise/game';
import type { Choice } from '@turnwise/game';
import type { Given } from '@turnwise/stack';
import { stack } from './stack.ts';
import type { InnovationState } from './types.ts';

/** What the effect on top asks; nothing if it would not ask there: it goes on at once, and is stopped as it changes something. */
export function askedAgain(state: InnovationState): readonly Choice[] {
  try {
    return stack.choicesAgain(state);
  } catch {
    return [];
  }
}

/** Each of them has a legal answer. */
export function canBeAnswered(choices: readonly Choice[]): boolean {
  return choices.every((choice) => answerCheck(choice, fallbackAnswer(choice)) === undefined);
}

/** Legal answers to some of the questions, one to each at most; one is still out. */
export function areAnswers(given: readonly Given[], choices: readonly Choice[]): boolean {
  return (
    given.length < choices.length &&
    given.every(({ choice, value }, index) => {
      const asked = choices.find(({ id }) => id === choice);
      const isFirst = given.findIndex((one) => one.choice === choice) === index;
      return asked !== undefined && isFirst && answerCheck(asked, value) === undefined;
    })
  );
}
