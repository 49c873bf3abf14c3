/** The document's stepper, as thin names over `dispatch`: an action runs until it is done or needs a choice. */
import type { Answer, Choice } from '@turnwise/game';
import { eventsOf } from '@turnwise/kernel';
import type { EngineError, Kernel, Refusal } from '@turnwise/kernel';
import { openChoices } from './effect.ts';
import type { StackTypes } from './effect.ts';

export type StepResult<T extends StackTypes> =
  /** Paused: the host must collect an answer. Where several seats are asked at once, `choices` has them all. */
  | {
      readonly kind: 'NeedChoice';
      readonly choice: Choice;
      readonly choices: readonly Choice[];
      readonly state: T['State'];
      readonly events: readonly T['Event'][];
    }
  /** Fully resolved. */
  | { readonly kind: 'Done'; readonly state: T['State']; readonly events: readonly T['Event'][] }
  /** Not taken; the state is as it was. */
  | { readonly kind: 'Refused'; readonly refusal: Refusal; readonly state: T['State'] }
  | { readonly kind: 'Failed'; readonly error: EngineError; readonly state: T['State'] };

export interface Stepper<T extends StackTypes> {
  startAction(state: T['State'], action: Exclude<T['Input'], Answer>): StepResult<T>;
  resumeWithAnswer(state: T['State'], answer: Answer): StepResult<T>;
  /** The same as `startAction`, by the name that hosts like. */
  runUntilPause(state: T['State'], action: Exclude<T['Input'], Answer>): StepResult<T>;
}

export function createStepper<T extends StackTypes>(kernel: Kernel<T>): Stepper<T> {
  function send(state: T['State'], input: T['Input']): StepResult<T> {
    const done = kernel.dispatch(state, input);
    if (!done.ok) return { kind: 'Failed', error: done.error, state };
    const { outcome, state: after } = done.value;
    if (outcome.kind === 'invalidInput' || outcome.kind === 'disallowed' || outcome.kind === 'aborted')
      return { kind: 'Refused', refusal: outcome, state };
    const events = 'frame' in outcome ? eventsOf(outcome.frame) : [];
    const choices = openChoices(after.stack);
    const [choice] = choices;
    if (choice === undefined) return { kind: 'Done', state: after, events };
    return { kind: 'NeedChoice', choice, choices, state: after, events };
  }
  return {
    startAction: send,
    resumeWithAnswer: (state, answer) => send(state, answer),
    runUntilPause: send,
  };
}
