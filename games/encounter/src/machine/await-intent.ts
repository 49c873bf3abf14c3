/** AWAIT_INTENT → VALIDATE_INTENT, for a side that nobody plays: its provider chooses. A person's intent comes as an input. */
import { choicesOf } from '../actions/available-choices.ts';
import { awaited, currentOf } from '../awaited.ts';
import type { Intent } from '../types.ts';
import type { CombatContext } from '../views/context.ts';
import { contextFor, enter } from './stepping.ts';
import type { Stepping } from './stepping.ts';

export function awaitIntent(stepping: Stepping): void {
  const { work, library } = stepping;
  const { setup, machine } = work.state;
  const current = currentOf(work.state);
  if (current === undefined || awaited(work.state) !== undefined) return;
  const context = contextFor(stepping);
  const intent = machine.rejected
    ? fallback(context)
    : library.provider(setup.control[current.side])(context, current.id);
  work.take({ kind: 'choose', intent, from: 'provider' });
  enter(stepping, 'VALIDATE_INTENT');
}

/** After a rejection: attack the first legal target, else flee. */
function fallback(context: CombatContext): Intent {
  const choices = choicesOf(context).map(({ intent }) => intent);
  return choices.find(({ kind }) => kind === 'meleeAttack') ?? { kind: 'flee', actor: context.actorId };
}
