import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { canPay, changeResource, resourcePayload } from '../../../reference/happen.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { LoseResourceNode } from './schema.ts';

export function plain(node: LoseResourceNode, here: Plain): PlainEffect {
  const player = here.player(node.player);
  const amount = here.number(amountOf(node));
  const payloads = player === null ? [] : [resourcePayload(player, node.resource, -amount)];
  return here.raise('resource_changed', payloads, (event) => changeResource(here, event));
}

export function plainPayable(node: LoseResourceNode, here: Plain): boolean {
  return canPay(here, here.player(node.player), node.resource, here.number(amountOf(node)));
}
