/** EXECUTE_ACTION → APPLY_EFFECTS: the action is rolled. What happened is told; what it changes waits. */
import { actionOf } from '../actions/all.ts';
import { contextFor, tell } from './stepping.ts';
import type { Stepping } from './stepping.ts';

export function executeAction(stepping: Stepping): void {
  const { work } = stepping;
  const { intent } = work.state.machine;
  if (intent === null) throw new Error('there is no intent to execute');
  const { events, effects } = actionOf(intent).execute(contextFor(stepping), intent);
  for (const event of events) tell(stepping, event);
  work.take({ kind: 'plan', effects });
}
