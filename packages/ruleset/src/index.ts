// Games made from rulesets.
export { createRulesetGame } from './game.ts';
export type { RulesetGame, RulesetGameRequest } from './game.ts';
export { createOpenRulesetGame } from './open-game.ts';
export type { ShippedRuleset } from './open-game.ts';
export { rulesetGame } from './ruleset-game.ts';

// The document: checked, merged, described.
export { checkRuleset } from './check/check.ts';
export type { RulesetCheck } from './check/check.ts';
export { CODES } from './check/codes.ts';
export type { Code, CodeEntry, Severity } from './check/codes.ts';
export type { RulesetIssue } from './check/issue.ts';
export { rulesetJsonSchema } from './schema/json-schema.ts';
export { mergeRulesets } from './schema/merge.ts';
export { referencePage } from './schema/reference-page.ts';
export type { Ruleset } from './nodes.ts';

// Compiled rulesets.
export { compiledFor } from './compile/compiled-for.ts';
export { compileRuleset } from './compile/compiler.ts';
export type { Compiled } from './compiled/compiled.ts';
export { createReader } from './run/reader.ts';
export type { OfCard, OfPlayer, RulesetReader } from './run/reader.ts';

// Limits.
export { RULESET_LIMITS } from './limits.ts';

// The types of a match.
export { NOTHING } from './types.ts';
export type {
  CardState,
  PlayerState,
  RulesetDiff,
  RulesetEvent,
  RulesetInput,
  RulesetState,
  RulesetTypes,
  RulesetView,
} from './types.ts';
