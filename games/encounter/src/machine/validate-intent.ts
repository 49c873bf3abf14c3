/** VALIDATE_INTENT → EXECUTE_ACTION if the intent is legal, else back to AWAIT_INTENT, which asks anew. */
import { rejectionsOf } from './rejections.ts';
import { enter, tellChoices } from './stepping.ts';
import type { Stepping } from './stepping.ts';

export function validateIntent(stepping: Stepping): void {
  const { work, library } = stepping;
  const { intent } = work.state.machine;
  if (intent === null) throw new Error('there is no intent to validate');
  const reasons = rejectionsOf(library, work.state, intent);
  if (reasons.length === 0) {
    enter(stepping, 'EXECUTE_ACTION');
    return;
  }
  work.take({ kind: 'reject', reasons });
  tellChoices(stepping);
  enter(stepping, 'AWAIT_INTENT');
}
