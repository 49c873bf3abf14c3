/** Takes a result apart for tests: each gives what it is named after, and throws when the answer was another. */
import type { EngineError } from '../engine-error.ts';
import type { Frame } from '../frame.ts';
import type { GameTypes } from '../game-types.ts';
import { isRefusal } from '../outcome.ts';
import type { Outcome, Refusal } from '../outcome.ts';
import type { Result } from '../result.ts';

type Answer<T extends GameTypes> = Result<{ readonly outcome: Outcome<T>; readonly state: T['State'] }, EngineError>;

/** The frame and the state of what was committed, undone or redone. */
export function framed<T extends GameTypes>(answer: Answer<T>): { frame: Frame<T>; state: T['State'] } {
  const { outcome, state } = valueOf(answer);
  if (!('frame' in outcome)) throw new Error(`expected a frame, got ${JSON.stringify(outcome)}`);
  return { frame: outcome.frame, state };
}

export function refusalOf<T extends GameTypes>(answer: Answer<T>): Refusal {
  const { outcome } = valueOf(answer);
  if (!isRefusal(outcome)) throw new Error(`expected a refusal, got ${outcome.kind}`);
  return outcome;
}

export function errorOf<E>(result: Result<unknown, E>): E {
  if (result.ok) throw new Error('expected an error');
  return result.error;
}

export function valueOf<V>(result: Result<V, unknown>): V {
  if (!result.ok) throw new Error(`expected a value, got ${JSON.stringify(result.error)}`);
  return result.value;
}

/** How a result can be told in one word. */
export function kindOf<T extends GameTypes>(answer: Answer<T>): Outcome<T>['kind'] | 'engineError' {
  return answer.ok ? answer.value.outcome.kind : 'engineError';
}
