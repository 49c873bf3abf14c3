/** What the page asks of the worker that knows rulesets. */
import type { Json } from '@turnwise/kernel';

export type RulesetAsk =
  /** A `CheckedText`. */
  | { readonly kind: 'check'; readonly text: string }
  /** `ScenarioRun`s. */
  | { readonly kind: 'scenarios'; readonly text: string; readonly document: Json }
  /** The JSON Schema of rulesets. */
  | { readonly kind: 'schema' };
