/** The guards of a ruleset: a document may lower them, and no more. */
import { USUAL_BUDGETS } from '@turnwise/kernel';
import { RULESET_LIMITS } from '../limits.ts';
import type { Ruleset } from '../nodes.ts';

/** Of the last two the host has its own: the lower number counts. */
export const USUAL_GUARDS = {
  stackDepth: RULESET_LIMITS.stackDepth.usual,
  reactionsPerEvent: RULESET_LIMITS.reactionsPerEvent.usual,
  iterationsPerEffect: RULESET_LIMITS.iterationsPerEffect.usual,
  stepsPerInput: RULESET_LIMITS.stepsPerInput.usual,
  evaluationsPerInput: USUAL_BUDGETS.evaluationsPerInput,
  textPerInput: USUAL_BUDGETS.textPerInput,
};

export type Guards = Readonly<Record<keyof typeof USUAL_GUARDS, number>>;

export function guardsOf({ guards = {} }: Pick<Ruleset, 'guards'>): Guards {
  return {
    stackDepth: lower(guards.stackDepth, USUAL_GUARDS.stackDepth),
    reactionsPerEvent: lower(guards.reactionsPerEvent, USUAL_GUARDS.reactionsPerEvent),
    iterationsPerEffect: lower(guards.iterationsPerEffect, USUAL_GUARDS.iterationsPerEffect),
    stepsPerInput: lower(guards.stepsPerInput, USUAL_GUARDS.stepsPerInput),
    // A host may have raised these.
    evaluationsPerInput: guards.evaluationsPerInput ?? Infinity,
    textPerInput: guards.textPerInput ?? Infinity,
  };
}

function lower(asked: number | undefined, usual: number): number {
  return asked === undefined ? usual : Math.min(asked, usual);
}
