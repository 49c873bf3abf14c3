/**
 * TURN_START, step by step as in RULES.md 2.2:
 *
 * 1. Select the next combatant from the queue.
 * 2. If it is dead or cannot act: `turnSkipped`, and on with the next one; ROUND_START when the queue is exhausted.
 * 3. Build the context of this combatant.
 * 4. `turnStarted`.
 * 5. Compute what it can do.
 * 6. `needAction`.
 * 7. A forced intent is consumed: `forcedIntentApplied`, VALIDATE_INTENT. Without one: AWAIT_INTENT.
 */
import { placeOf } from '../registration.ts';
import type { Field } from '../views/field.ts';
import { enter, tellChoices } from './stepping.ts';
import type { Stepping } from './stepping.ts';

export function turnStart(stepping: Stepping): void {
  const { work, library } = stepping;
  // Nothing changes while turns are skipped.
  const field = library.field(work.state);
  for (;;) {
    const { queue, turn } = work.state.machine;
    const id = queue[turn + 1];
    if (id === undefined) {
      enter(stepping, 'ROUND_START');
      return;
    }
    const reason = whySkipped(field, id);
    if (reason === undefined) {
      startTurn(stepping, id);
      return;
    }
    work.take({ kind: 'skip', id, reason });
  }
}

function startTurn(stepping: Stepping, id: string): void {
  const { work } = stepping;
  work.take({ kind: 'startTurn', id });
  const forced = work.state.forced[placeOf(work.state.setup, id)] ?? null;
  tellChoices(stepping, forced !== null);
  if (forced !== null) work.take({ kind: 'useForced', id, intent: forced });
  enter(stepping, forced === null ? 'AWAIT_INTENT' : 'VALIDATE_INTENT');
}

/** `dead`, `fled`, or the first condition in which nobody acts. */
function whySkipped({ parties, conditions }: Field, id: string): string | undefined {
  const { dead, fled } = parties.body(id);
  if (dead) return 'dead';
  if (fled) return 'fled';
  return conditions.afflictions(id).find(({ data }) => data.cannotAct)?.id;
}
