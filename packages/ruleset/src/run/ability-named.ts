/** The ability of a card by the symbol of its id, its own and those that were granted; -1 where it has none of this name. */
import { cardAt, definitionAt, ruleAt } from '../compiled/at.ts';
import type { Compiled } from '../compiled/compiled.ts';
import type { RulesetState } from '../types.ts';

export function abilityNamed(compiled: Compiled, state: RulesetState, card: number, symbol: number): number {
  if (card < 0) return -1;
  const { definition } = cardAt(state, card);
  const { abilities } = definitionAt(compiled, definition);
  for (const rule of abilities) if (ruleAt(compiled, rule).symbol === symbol) return rule;
  for (const { card: on, layer, what } of state.changes)
    if (on === card && layer === 'ability' && ruleAt(compiled, what).symbol === symbol) return what;
  return -1;
}

/** Those of its abilities that can be activated, granted ones among them. */
export function activatedOf(compiled: Compiled, state: RulesetState, card: number): readonly number[] {
  const { activated } = definitionAt(compiled, cardAt(state, card).definition);
  if (state.changes.length === 0) return activated;
  const granted = state.changes.filter(
    ({ card: on, layer, what }) => on === card && layer === 'ability' && compiled.rules[what]?.ability === 'activated',
  );
  return granted.length === 0 ? activated : [...activated, ...granted.map(({ what }) => what)];
}
