/** The guards of a ruleset: a document may lower them, and no more. */
import { RULESET_LIMITS } from './limits.ts';
import type { Ruleset } from './nodes.ts';

export const USUAL_GUARDS = {
  stackDepth: RULESET_LIMITS.stackDepth.usual,
  reactionsPerEvent: RULESET_LIMITS.reactionsPerEvent.usual,
  iterationsPerEffect: RULESET_LIMITS.iterationsPerEffect.usual,
  stepsPerInput: RULESET_LIMITS.stepsPerInput.usual,
} as const;

export type Guards = Readonly<Record<keyof typeof USUAL_GUARDS, number>>;

export function guardsOf({ guards = {} }: Pick<Ruleset, 'guards'>): Guards {
  return {
    stackDepth: lower(guards.stackDepth, USUAL_GUARDS.stackDepth),
    reactionsPerEvent: lower(guards.reactionsPerEvent, USUAL_GUARDS.reactionsPerEvent),
    iterationsPerEffect: lower(guards.iterationsPerEffect, USUAL_GUARDS.iterationsPerEffect),
    stepsPerInput: lower(guards.stepsPerInput, USUAL_GUARDS.stepsPerInput),
  };
}

function lower(asked: number | undefined, usual: number): number {
  return asked === undefined ? usual : Math.min(asked, usual);
}
