/** Costs: effects that can be paid, by somebody. */
import type { EffectNode, ResourceNode, ValueNode } from '../nodes.ts';
import type { Board, Checker } from './checker.ts';

export interface Purse extends Board {
  readonly resources: ReadonlyMap<string, ResourceNode>;
}

/** `checking` is that of the rule whose `costs` they are. */
export function checkCosts(purse: Purse, nodes: readonly EffectNode[] | undefined, checking: Checker): void {
  if (nodes === undefined) return;
  const { operators, resources } = purse;
  const costs = checking.with({ cost: true }).at('costs');
  const spent = new Map<string, number>();
  nodes.forEach((node: CostNode, index) => {
    const inner = costs.at(index);
    const operator = operators.effects.get(node.op);
    if (operator !== undefined && operator.payable === undefined)
      inner.issue('op', 'notACost', 'an effect that can be a cost', node.op, payableOf(purse));
    operator?.check(node, inner);
    inner.secretsOf(node);
    const key = node.amount === undefined ? 'count' : 'amount';
    const amount = inner.constant(node[key]);
    if (amount === undefined) return;
    if (amount < 0) inner.issue(key, 'negativeCost', 'an amount that is not negative', amount);
    if (node.resource === undefined || node.player !== undefined) return;
    const total = (spent.get(node.resource) ?? 0) + amount;
    spent.set(node.resource, total);
    const { max = Infinity, min = 0 } = resources.get(node.resource) ?? {};
    if (total > max - min) inner.issue(key, 'unpayableCost', `at most ${max - min} of ${node.resource}`, total);
  });
}

/** What operators of costs may have. */
interface CostNode extends EffectNode {
  readonly amount?: ValueNode;
  readonly count?: ValueNode;
  readonly resource?: string;
  readonly player?: unknown;
}

function payableOf({ operators }: Purse): readonly string[] {
  return [...operators.effects].filter(([, { payable }]) => payable !== undefined).map(([op]) => op);
}
