import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { canPay, changeResource, resourcePayload } from '../../../reference/happen.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { LoseResourceNode } from './schema.ts';

export function plain(node: LoseResourceNode, plain: Plain): PlainEffect {
  const player = plain.player(node.player);
  const amount = plain.number(amountOf(node));
  const payloads = player === null ? [] : [resourcePayload(player, node.resource, -amount)];
  return plain.raise('resource_changed', payloads, (event) => changeResource(plain, event));
}

export function plainPayable(node: LoseResourceNode, plain: Plain): boolean {
  return canPay(plain, plain.player(node.player), node.resource, plain.number(amountOf(node)));
}
