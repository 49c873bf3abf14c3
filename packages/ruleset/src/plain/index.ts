/** The plain interpreter of rulesets: simple, slow, obviously right; and the comparison with the compiled one. */
export { createPlainMatch, plainMatchFrom } from './plain-match.ts';
export type { PlainMatch, Submitted } from './plain-match.ts';
export type { Setting } from './setting-up.ts';
export type { PlainChoice, Reply } from './questions.ts';
export { compareWithPlain } from './compare.ts';
export type { Comparison, ComparisonRequest, RulesetDeparture } from './compare.ts';
export { playMutants } from './mutants.ts';
export type { MutantsReport, MutantsRequest } from './mutants.ts';
