/**
 * AWAIT_INTENT → VALIDATE_INTENT, for a side that nobody plays: its provider chooses. What is no intent at all is rejected like
 * one that is illegal, and nothing of it is kept. A person's intent comes as an input.
 */
import { choicesOf } from '../actions/available-choices.ts';
import { awaited, currentOf } from '../awaited.ts';
import { createDice } from '../dice.ts';
import { malformed, plainIntent } from '../plain-intent.ts';
import type { Intent } from '../words.ts';
import type { CombatContext } from '../views/context.ts';
import { guarded, guardedBody } from '../views/guarded.ts';
import { enter, tellChoices } from './stepping.ts';
import type { Stepping } from './stepping.ts';

export function awaitIntent(stepping: Stepping): void {
  const { work, library } = stepping;
  const { setup, machine } = work.state;
  const current = currentOf(work.state);
  if (current === undefined || awaited(work.state) !== undefined) return;
  const context = library.context(guarded(work.state), current.id, createDice(work), guardedBody);
  const choose = machine.rejected ? fallback : library.provider(setup.control[current.side]);
  const given: unknown = choose(context, current.id);
  const intent = plainIntent(given);
  if (intent === undefined) {
    work.take({ kind: 'reject', reasons: [malformed(given)] });
    tellChoices(stepping);
    enter(stepping, 'AWAIT_INTENT');
    return;
  }
  work.take({ kind: 'choose', intent, from: 'provider' });
  enter(stepping, 'VALIDATE_INTENT');
}

/** After a rejection: attack the first legal target, else flee. */
function fallback(context: CombatContext): Intent {
  const choices = choicesOf(context).map(({ intent }) => intent);
  return choices.find(({ kind }) => kind === 'meleeAttack') ?? { kind: 'flee', actor: context.actorId };
}
