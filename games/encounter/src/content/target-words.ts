/** Whom a spell or an item is for, in the words of a file; a rule as the rules have it, `{ of, number }`, is read as well. */
import { isRecord, issue, oneOf } from '@turnwise/kernel';
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

type Words = keyof typeof RULES;
export type TargetWords = Words | TargetRule;

const WORDS = Object.keys(RULES) as Words[];
const WORD: Shape<Words> = oneOf(WORDS);

export const TARGET_WORDS: Shape<TargetWords> = {
  expected: WORD.expected,
  is: (value): value is TargetWords => WORD.is(value) || isRule(value),
  issues: (value, path) => (TARGET_WORDS.is(value) ? [] : [issue(path, 'wrongShape', WORD.expected, value ?? null)]),
};

export function targetRuleOf(words: TargetWords): TargetRule {
  return typeof words === 'string' ? RULES[words] : words;
}

/** One of those that a word stands for, and nothing beside it. */
function isRule(value: unknown): value is TargetRule {
  if (!isRecord(value) || Object.keys(value).length !== 2) return false;
  return WORDS.some((word) => RULES[word].of === value['of'] && RULES[word].number === value['number']);
}
