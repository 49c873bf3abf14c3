/** What was prevented is told by the name of what tried it, and has the sentence of what would have happened. */
import { BUILT_IN, RAISED_BY } from '../compile/kinds.ts';
import type { RulesetEvent } from '../types.ts';

/** An event or an action of the ruleset's own may be called as an operator is: it carries something else. */
export function kindMeant({ kind, by, status, payload }: RulesetEvent): string {
  const raised = status === 'prevented' && kind !== by ? RAISED_BY[kind] : undefined;
  const [, fields = []] = BUILT_IN.find(([id]) => id === raised) ?? [];
  const isBuiltIn = Object.keys(payload).every((name) => fields.some((field) => field.name === name));
  return raised !== undefined && isBuiltIn ? raised : kind;
}
