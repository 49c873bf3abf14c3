import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { EffectNode } from '../../../nodes.ts';
import type { PayAbilityCostNode } from './schema.ts';

export function* plain(node: PayAbilityCostNode, plain: Plain): PlainEffect {
  const paid = payment(node, plain);
  if (paid !== undefined) yield* paid.scope.effects(paid.costs);
}

/** The ability's costs, and where they stand. */
function payment(
  { source, ability: named }: PayAbilityCostNode,
  plain: Plain,
): { readonly scope: Plain; readonly costs: readonly EffectNode[] } | undefined {
  const card = plain.thing(source);
  const ability = card?.kind === 'card' ? plain.ability(card, plain.value(named)) : undefined;
  if (card === null || ability === undefined) return undefined;
  const { controller } = plain.scope;
  const place = { self: card, player: controller, action: false, targets: new Map(), bound: new Map() };
  return { scope: plain.within({ ...place, rule: ability.rule }), costs: ability.node.costs ?? [] };
}

export function plainPayable(node: PayAbilityCostNode, plain: Plain): boolean {
  const paid = payment(node, plain);
  return paid !== undefined && paid.scope.payable(paid.costs);
}
