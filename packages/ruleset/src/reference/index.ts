/** The plain interpreter of rulesets: simple, slow, obviously right; and the comparison with the compiled one. */
export { createReference, referenceFrom } from './reference.ts';
export type { Reference, Submitted } from './reference.ts';
export type { Setting } from './setting-up.ts';
export type { PlainChoice, Reply } from './questions.ts';
export { compareWithReference } from './compare.ts';
export type { Comparison, ComparisonRequest, RulesetDeparture } from './compare.ts';
export { playMutants } from './mutants.ts';
export type { MutantsReport, MutantsRequest } from './mutants.ts';
