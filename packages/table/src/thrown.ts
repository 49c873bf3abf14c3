/** What a game throws at a table, as the fault of a program that it is. */
import { issue } from '@turnwise/kernel';
import type { EngineError, Issue } from '@turnwise/kernel';
import type { Refused } from './acted.ts';

/** Whoever entered it hears only that there was a fault; what it was is for the operator. */
export function refusedFor(thrown: unknown): Refused {
  const refusal = { kind: 'aborted', code: 'engineFault', params: {}, by: 'table' } as const;
  return { kind: 'refused', refusal, fault: faultOf(thrown) };
}

/** What is wrong with a record at which the game throws. */
export function threwAt(thrown: unknown): Issue {
  const { code, by, message } = faultOf(thrown);
  return issue('', code, 'a game that follows the record', { by, message });
}

function faultOf(thrown: unknown): EngineError {
  const { name, message } = thrown instanceof Error ? thrown : { name: 'Error', message: String(thrown) };
  return { kind: 'engineError', code: 'behaviourThrew', by: 'table', message, errorType: name };
}
