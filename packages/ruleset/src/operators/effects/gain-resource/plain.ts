import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { changeResource, resourcePayload } from '../../../reference/happen.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { GainResourceNode } from './schema.ts';

export function plain(node: GainResourceNode, here: Plain): PlainEffect {
  const player = here.player(node.player);
  const amount = here.number(amountOf(node));
  const payloads = player === null ? [] : [resourcePayload(player, node.resource, amount)];
  return here.raise('resource_changed', payloads, (event) => changeResource(here, event));
}
