/** Everything that speaks against an intent now, RULES.md 2.3: who acts and whether it can, then what the action itself says. Nothing is rolled. */
import { actionOf } from '../actions/all.ts';
import { reject } from '../actions/targets.ts';
import { NO_DICE } from '../dice.ts';
import type { Library } from '../library.ts';
import type { EncounterState } from '../types.ts';
import type { Intent, Rejection, Side } from '../words.ts';

/**
 * `by` is the side that gives the intent, where somebody does. Of a combatant of the other side it hears no more than whose
 * turn it is and who can act: what the action says would tell what that one knows and carries.
 */
export function rejectionsOf(library: Library, state: EncounterState, intent: Intent, by?: Side): readonly Rejection[] {
  const { actor } = intent;
  const context = library.context(state, actor, NO_DICE);
  const { parties, conditions } = context;
  if (!parties.has(actor)) return [reject('UNKNOWN_ACTOR', { actor })];
  const isOwn = by === undefined || by === parties.sideOf(actor);
  const rejections: Rejection[] = [];
  if (actor !== state.machine.current || !isOwn) rejections.push(reject('NOT_YOUR_TURN', { actor }));
  if (!parties.isLiving(actor) || !conditions.canAct(actor)) rejections.push(reject('ACTOR_CANNOT_ACT', { actor }));
  return isOwn ? [...rejections, ...actionOf(intent).validate(context, intent)] : rejections;
}
