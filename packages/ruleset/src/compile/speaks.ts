/** Which fields of the event that it answers a rule speaks of: in paths, and where it replaces them. */
import { isRecord } from '@turnwise/kernel';
import type { ConditionNode, EffectNode, TargetNode } from '../nodes.ts';
import type { Facts } from '../operators/facts.ts';
import { isOperator } from '../operators/within.ts';

export interface Speaking {
  readonly filters?: readonly ConditionNode[] | undefined;
  readonly conditions?: readonly ConditionNode[] | undefined;
  readonly targets?: readonly TargetNode[] | undefined;
  readonly effects?: readonly EffectNode[] | undefined;
  /** It is one of the game's own, in which `player` is the player of the event. */
  readonly ownRule: boolean;
}

export function fieldsSpokenOf(
  { filters, conditions, targets, effects, ownRule }: Speaking,
  facts: Pick<Facts, 'effects'>,
): ReadonlySet<string> {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node === 'string') {
      const [root, field] = node.split('.');
      if (root === 'event' && field !== undefined) names.add(field);
      if (root === 'player' && ownRule) names.add('player');
    } else if (Array.isArray(node)) node.forEach(walk);
    else if (isRecord(node)) {
      const replaced = isOperator(node) ? facts.effects.get(node.op)?.replaces?.(node) : undefined;
      for (const field of replaced ?? []) names.add(field);
      Object.values(node).forEach(walk);
    }
  };
  walk([filters, conditions, targets, effects]);
  return names;
}
