/** Whom an actor may aim at, and what is wrong with those it named. */
import type { Json } from '@turnwise/kernel';
import type { Rejection, RejectionCode } from '../words.ts';
import type { CombatContext } from '../views/context.ts';

/** Living ones of a side, in the order of registration; among opponents those whom a charm spares are left out. */
export function legalTargets(
  context: CombatContext,
  of: 'allies' | 'opponents',
  actor = context.actorId,
): readonly string[] {
  const { parties } = context;
  if (of === 'allies') return parties.livingAlliesOf(actor);
  return spares(context, actor) ? [] : parties.livingOpponentsOf(actor);
}

/** For those who aim at opponents: unknown names, and names of whom they may not attack. */
export function targetRejections(context: CombatContext, target: string): readonly Rejection[] {
  if (!context.parties.has(target)) return [reject('UNKNOWN_TARGET', { target })];
  return legalTargets(context, 'opponents').includes(target) ? [] : [reject('ILLEGAL_TARGET', { target })];
}

export function reject(code: RejectionCode, params: Readonly<Record<string, Json>> = {}): Rejection {
  return { code, params };
}

/** Charmed by the other side: all opponents are of the side that it does not attack. */
function spares({ parties, conditions }: CombatContext, actor: string): boolean {
  return conditions
    .afflictions(actor)
    .some(({ data, source }) => data.sparesSource && parties.sideOf(source) !== parties.sideOf(actor));
}
