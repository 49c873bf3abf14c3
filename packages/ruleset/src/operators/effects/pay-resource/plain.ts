import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { amountIn, canPay, changeResource, playerIn, resourcePayload } from '../../../reference/happen.ts';
import { Violation } from '../../../reference/violation.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { PayResourceNode } from './schema.ts';

/** More than there is, is a violation. */
export function plain(node: PayResourceNode, here: Plain): PlainEffect {
  const player = here.player(node.player);
  const amount = here.number(amountOf(node));
  const payloads = player === null ? [] : [resourcePayload(player, node.resource, -amount)];
  return here.raise('resource_changed', payloads, (event) => {
    const due = -amountIn(event);
    if (!canPay(here, playerIn(event), node.resource, due)) throw new Violation('cannotPay');
    if (due > 0) changeResource(here, event);
  });
}

export function plainPayable(node: PayResourceNode, here: Plain): boolean {
  return canPay(here, here.player(node.player), node.resource, here.number(amountOf(node)));
}
