/** What bots go by: how far a seat is ahead. */
import type { Ruleset } from '../nodes.ts';
import type { Compiled } from '../compiled/compiled.ts';
import type { RuleMaker } from './rule-maker.ts';

export function compileEvaluation({ bots }: Ruleset, maker: RuleMaker): Pick<Compiled, 'evaluation'> {
  const written = bots?.evaluation;
  if (written === undefined) return { evaluation: null };
  const { rule, build } = maker.make({ kind: 'system', id: 'system' });
  return { evaluation: { lead: build.number(written.lead), half: written.half, rule: rule.number } };
}
