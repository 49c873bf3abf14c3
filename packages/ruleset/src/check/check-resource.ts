/** The operands that effects on resources have in common. */
import type { ThingNode, ValueNode } from '../nodes.ts';
import type { Checking } from './checking.ts';

interface ResourceEffectNode {
  readonly player?: ThingNode | undefined;
  readonly resource: string;
  readonly amount?: ValueNode | undefined;
  readonly count?: ValueNode | undefined;
}

export function checkResource({ player, resource, amount, count }: ResourceEffectNode, checking: Checking): void {
  checking.player('player', player);
  checking.known('resource', 'resource', resource);
  checking.number('amount', amount);
  checking.number('count', count);
}
