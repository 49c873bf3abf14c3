/** The targets of what takes a list of them, RULES.md 2.4: who can be named, how many, what is wrong with a list, and which lists are offered. */
import type { TargetRule } from '../content/types.ts';
import type { Rejection } from '../words.ts';
import type { CombatContext } from '../views/context.ts';
import type { ActionOffer } from './action.ts';
import { legalTargets, reject } from './targets.ts';

export interface Targeting {
  readonly rule: TargetRule;
  /** In the order of registration. */
  readonly candidates: readonly string[];
  /** The most that may be named. */
  readonly most: number;
  /** An empty list means the actor. */
  readonly selfByDefault: boolean;
}

/** `affects` narrows the candidates; of all that are named it does not: those whom nothing happens to may be among them. */
export function targetingOf(
  context: CombatContext,
  rule: TargetRule,
  affects: (id: string) => boolean = () => true,
  most: number = rule.number === 'one' ? 1 : context.parties.all.length,
): Targeting {
  const candidates = candidatesOf(context, rule.of);
  return {
    rule,
    candidates: rule.number === 'all' ? candidates : candidates.filter(affects),
    most,
    selfByDefault: rule.of !== 'opponents',
  };
}

function candidatesOf(context: CombatContext, of: TargetRule['of']): readonly string[] {
  switch (of) {
    case 'self':
      return [context.actorId];
    case 'allies':
    case 'opponents':
      return legalTargets(context, of);
    case 'anyone':
      return context.parties.all.filter((id) => context.parties.isLiving(id));
  }
}

/** In this order: none, too many, then each that is not there or cannot be meant. */
export function listRejections(
  context: CombatContext,
  { candidates, most, selfByDefault }: Targeting,
  targets: readonly string[],
): readonly Rejection[] {
  const rejections: Rejection[] = [];
  if (targets.length === 0 && !selfByDefault) rejections.push(reject('NEEDS_TARGET'));
  if (targets.length > most) rejections.push(reject('TOO_MANY_TARGETS', { most }));
  for (const [place, target] of targets.entries()) {
    if (!context.parties.has(target)) rejections.push(reject('UNKNOWN_TARGET', { target }));
    else if (!candidates.includes(target) || targets.indexOf(target) !== place)
      rejections.push(reject('ILLEGAL_TARGET', { target }));
  }
  return rejections;
}

/** Whom a list means. */
export function meantBy(context: CombatContext, targets: readonly string[]): readonly string[] {
  return targets.length === 0 ? [context.actorId] : targets;
}

/** What an offer says of the targets: exactly the lists that are not rejected, in any order. */
export function boundsOf({
  candidates,
  most,
  selfByDefault,
}: Targeting): Pick<ActionOffer, 'candidates' | 'min' | 'max'> {
  return { candidates, min: selfByDefault ? 0 : 1, max: Math.min(most, candidates.length) };
}

/** The lists of the menu: nobody for the actor alone, everybody at once, or each candidate alone. */
export function listsOf({ rule, candidates }: Targeting): readonly (readonly string[])[] {
  if (rule.of === 'self') return [[]];
  return rule.number === 'all' ? [candidates] : candidates.map((id) => [id]);
}
