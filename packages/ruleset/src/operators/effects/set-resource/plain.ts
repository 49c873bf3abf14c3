import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { changeResource, resourcePayload } from '../../../reference/happen.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { SetResourceNode } from './schema.ts';

export function plain(node: SetResourceNode, here: Plain): PlainEffect {
  const player = here.player(node.player);
  const amount = here.number(amountOf(node)) - (player?.resources.get(node.resource) ?? 0);
  const payloads = player === null ? [] : [resourcePayload(player, node.resource, amount)];
  return here.raise('resource_changed', payloads, (event) => changeResource(here, event));
}
