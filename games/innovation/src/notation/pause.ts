/**
 * The stack of a position in the middle of an action: `stack: { effects, asked, given, effectsMade, choicesMade }`, as the plain data
 * that it is. What is asked is computed again from it, so that a question always fits the position.
 */
import { addIssues, integer, issue, list, object, text } from '@turnwise/kernel';
import type { Issue, Json } from '@turnwise/kernel';
import { answerShape } from '@turnwise/game';
import type { Choice } from '@turnwise/game';
import type { StackState } from '@turnwise/stack';
import { EFFECT, misfit } from '../effect-shapes.ts';
import { areAnswers, askedAgain, canBeAnswered } from '../questions.ts';
import type { InnovationEffect, InnovationState } from '../types.ts';

/** Nothing between actions. */
export function formatPause({ effects, choices, given, effectsMade, choicesMade }: StackState<InnovationEffect>): {
  readonly stack?: Json;
} {
  if (choices.length === 0) return {};
  return {
    stack: {
      effects: effects as unknown as readonly Json[],
      asked: choices.map(({ id }) => id),
      given: given as unknown as readonly Json[],
      effectsMade,
      choicesMade,
    },
  };
}

/** Puts the stack into a state that is otherwise complete. */
export function readPause(value: unknown, state: InnovationState, issues: Issue[]): InnovationState {
  if (value === undefined || value === null) return state;
  if (!PAUSE.is(value)) {
    addIssues(issues, PAUSE.issues(value, 'stack'));
    return state;
  }
  const { effects, asked, given, effectsMade, choicesMade } = value as unknown as Pause;
  const wrong = misfit(effects, state.players.length, state.edition);
  if (wrong !== undefined) {
    issues.push(wrong);
    return state;
  }
  if (state.ended !== null) issues.push(issue('stack', 'wrongShape', 'nothing left to do after the end'));
  const empty = asked.map((id) => ({ id }) as Choice);
  const paused = { ...state, stack: { effects, choices: empty, given: [], effectsMade, choicesMade } };
  const choices = askedAgain(paused);
  const same = choices.length === asked.length && choices.every(({ id }, index) => id === asked[index]);
  if (!same || !canBeAnswered(choices))
    issues.push(
      issue('stack.asked', 'wrongShape', 'the questions that this position asks, each with an answer', asked),
    );
  else if (!areAnswers(given, choices))
    issues.push(issue('stack.given', 'wrongShape', 'answers to some of the questions', given));
  return { ...state, stack: { effects, choices, given, effectsMade, choicesMade } };
}

interface Pause extends Omit<StackState<InnovationEffect>, 'choices'> {
  readonly asked: readonly string[];
}

const count = integer(0);
const PAUSE = object<object>({
  effects: list(EFFECT),
  asked: list(text),
  given: list(object({ choice: text, value: answerShape })),
  effectsMade: count,
  choicesMade: count,
});
