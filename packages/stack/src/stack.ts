/** A game's stack: the behaviour through which inputs reach it, and its choices computed again from the state. */
import { answerCheck } from '@turnwise/game';
import type { Answer, Choice } from '@turnwise/game';
import { disallowed, USUAL_BUDGETS } from '@turnwise/kernel';
import type { Resolver, Resolving, Stop } from '@turnwise/kernel';
import { openChoices } from './effect.ts';
import type { StackState, StackTypes } from './effect.ts';
import { Run } from './run.ts';
import type { EffectRules } from './run.ts';

export interface Stack<T extends StackTypes> {
  /** Takes answers to pending choices, and hands every other input to `start` unless a choice is pending. */
  readonly behaviour: Resolver<T>;
  /** What the behaviour does, with what the run keeps for the rules made by the caller, where that is more than `local` can know. */
  readonly resolve: (input: T['Input'], work: Resolving<T>, local?: T['Local']) => Stop | undefined;
  /**
   * The pending choices computed again from the state, including those already answered: the same as
   * `state.stack.choices` for a state that the rules led to, and the right ones for a state that was assembled in another
   * way.
   */
  readonly choicesAgain: (state: T['State']) => readonly Choice[];
}

export interface StackDefinition<T extends StackTypes> extends EffectRules<T> {
  readonly name?: string;
  readonly order?: number;
  /** Pushes what an input begins, or refuses it. Answers do not come here. */
  readonly start: (input: Exclude<T['Input'], Answer>, run: Run<T>) => Stop | undefined;
  /** Inputs that may come while a choice is pending (a seat concedes). The effect that asked is stepped again after them. */
  readonly interrupts?: (input: T['Input']) => boolean;
}

export function createStack<T extends StackTypes>(definition: StackDefinition<T>): Stack<T> {
  const { start } = definition;
  // One run serves many inputs, as one work does in the kernel: a new one for each was a good part of all that random play throws away.
  let idle: Run<T> | undefined;
  const begin = (work: Resolving<T>, input: T['Input'], local: T['Local'] | undefined): Run<T> => {
    const run = idle;
    if (run === undefined) return new Run<T>(definition, work, input, local);
    idle = undefined;
    run.reset(work);
    return run;
  };
  /** Only a run that came to its end; one from which something was thrown is left. */
  const end = (run: Run<T>): void => {
    if (definition.local === undefined) idle = run;
  };
  const resolve: Stack<T>['resolve'] = (input, work, local) => {
    const { stack } = work.state;
    if (input.kind === 'answer') {
      const answer = input as unknown as Answer;
      const stop = checkAnswer(stack, answer);
      if (stop !== undefined) return stop;
      const run = begin(work, input, local);
      run.resume(answer);
      end(run);
      return undefined;
    }
    if (stack.choices.length > 0 && definition.interrupts?.(input) !== true)
      return disallowed('choicePending', { choices: openChoices(stack).map(({ id, seat }) => ({ id, seat })) });
    const run = begin(work, input, local);
    run.takeUp();
    const stop = start(input as Exclude<T['Input'], Answer>, run);
    if (stop === undefined) run.drain();
    end(run);
    return stop;
  };
  return {
    behaviour: {
      name: definition.name ?? 'stack',
      order: definition.order ?? 0,
      resolve: (input, work) => resolve(input, work),
    },
    resolve,
    choicesAgain: (state) => new Run<T>(definition, new ReadOnly<T>(state)).askedAgain(),
  };
}

/** The refusals of an answer: the choice is closed or belongs to another seat, or the value is not legal. */
function checkAnswer(stack: StackState, { seat, choice, value }: Answer): Stop | undefined {
  const { choices, given } = stack;
  for (let i = 0; i < choices.length; i++) {
    const asked = choices[i] as Choice;
    if (asked.id !== choice) continue;
    if (asked.seat !== seat) return disallowed('notYourChoice', { choice });
    if (given.some((one) => one.choice === choice)) break;
    return answerCheck(asked, value);
  }
  return disallowed('choiceClosed', { choice });
}

/** For a look at what is asked, which changes nothing. */
class ReadOnly<T extends StackTypes> implements Resolving<T> {
  readonly state: Readonly<T['State']>;
  readonly recording = false;
  readonly budgets = USUAL_BUDGETS;
  constructor(state: T['State']) {
    this.state = state;
  }
  take(): never {
    throw new Error('an effect that asks must not change anything before the answer');
  }
}
