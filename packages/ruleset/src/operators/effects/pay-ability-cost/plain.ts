import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { asPart } from '../../../reference/stack.ts';
import type { EffectNode } from '../../../nodes.ts';
import type { PayAbilityCostNode } from './schema.ts';

export function* plain(node: PayAbilityCostNode, here: Plain): PlainEffect {
  const paid = payment(node, here);
  if (paid !== undefined) yield* asPart(paid.scope, (part) => part.effects(paid.costs));
}

/** The ability's costs, and where they stand. */
export function payment(
  { source, ability: named }: PayAbilityCostNode,
  here: Plain,
): { readonly scope: Plain; readonly costs: readonly EffectNode[] } | undefined {
  const card = here.thing(source);
  const ability = card?.kind === 'card' ? here.ability(card, here.value(named)) : undefined;
  if (card === null || ability === undefined) return undefined;
  const { controller, action, given } = here.scope;
  // What came with the input is for the ability that the action itself activates.
  const targets = action && given?.card === card && given.rule === ability.rule ? given.targets : new Map();
  const place = { self: card, source: card, player: controller, action: false, targets, bound: new Map() };
  return { scope: here.within({ ...place, rule: ability.rule }), costs: ability.node.costs ?? [] };
}

export function plainPayable(node: PayAbilityCostNode, here: Plain): boolean {
  const paid = payment(node, here);
  return paid !== undefined && paid.scope.payable(paid.costs);
}
