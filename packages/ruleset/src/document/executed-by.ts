/** The ability that an action executes by its own effects, not within others. */
import type { ActionNode } from '../nodes.ts';
import type { AbilityOf, Facts } from '../operators/facts.ts';

export function executedBy(
  { effects }: Pick<ActionNode, 'effects'>,
  facts: Pick<Facts, 'effects'>,
): AbilityOf | undefined {
  for (const node of effects) {
    const executed = facts.effects.get(node.op)?.executes?.(node);
    if (executed !== undefined) return executed;
  }
  return undefined;
}
