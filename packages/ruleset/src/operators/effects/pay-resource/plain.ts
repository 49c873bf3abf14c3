import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { amountIn, canPay, changeResource, playerIn, resourcePayload } from '../../../reference/happen.ts';
import { Violation } from '../../../reference/violation.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { PayResourceNode } from './schema.ts';

/** More than there is, is a violation. */
export function plain(node: PayResourceNode, plain: Plain): PlainEffect {
  const player = plain.player(node.player);
  const amount = plain.number(amountOf(node));
  const payloads = player === null ? [] : [resourcePayload(player, node.resource, -amount)];
  return plain.raise('resource_changed', payloads, (event) => {
    const due = -amountIn(event);
    if (!canPay(plain, playerIn(event), node.resource, due)) throw new Violation('cannotPay');
    if (due > 0) changeResource(plain, event);
  });
}

export function plainPayable(node: PayResourceNode, plain: Plain): boolean {
  return canPay(plain, plain.player(node.player), node.resource, plain.number(amountOf(node)));
}
