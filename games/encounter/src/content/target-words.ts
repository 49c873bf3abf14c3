/** Whom a spell or an item is for, in the words of a file. */
import { oneOf } from '@turnwise/kernel';
import type { Shape } from '@turnwise/kernel';
import type { TargetRule } from './types.ts';

const RULES = {
  self: { of: 'self', number: 'one' },
  'one ally': { of: 'allies', number: 'one' },
  'one opponent': { of: 'opponents', number: 'one' },
  'one of either side': { of: 'anyone', number: 'one' },
  'some allies': { of: 'allies', number: 'some' },
  'some opponents': { of: 'opponents', number: 'some' },
  'some of either side': { of: 'anyone', number: 'some' },
  'all allies': { of: 'allies', number: 'all' },
  'all opponents': { of: 'opponents', number: 'all' },
  all: { of: 'anyone', number: 'all' },
} as const satisfies Readonly<Record<string, TargetRule>>;

export type TargetWords = keyof typeof RULES;

export const TARGET_WORDS: Shape<TargetWords> = oneOf(Object.keys(RULES) as TargetWords[]);

export function targetRuleOf(words: TargetWords): TargetRule {
  return RULES[words];
}
