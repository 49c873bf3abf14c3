/** What was prevented is told by the name of what tried it, and has the sentence of what would have happened. */
import { BUILT_IN } from '../compiled/kinds.ts';
import { OPERATORS } from '../operators/by-name.ts';
import type { RulesetEvent } from '../types.ts';

/** An event or an action of the ruleset's own may be called as an operator is: it carries something else. */
export function kindMeant({ kind, by, status, payload }: RulesetEvent): string {
  const raised = status === 'prevented' && kind !== by ? OPERATORS.effects.get(kind)?.raises : undefined;
  const [, fields = []] = BUILT_IN.find(([id]) => id === raised) ?? [];
  const isBuiltIn = Object.keys(payload).every((name) => fields.some((field) => field.name === name));
  return raised !== undefined && isBuiltIn ? raised : kind;
}
