import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { changeResource, resourcePayload } from '../../../reference/happen.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { GainResourceNode } from './schema.ts';

export function plain(node: GainResourceNode, plain: Plain): PlainEffect {
  const player = plain.player(node.player);
  const amount = plain.number(amountOf(node));
  const payloads = player === null ? [] : [resourcePayload(player, node.resource, amount)];
  return plain.raise('resource_changed', payloads, (event) => changeResource(plain, event));
}
