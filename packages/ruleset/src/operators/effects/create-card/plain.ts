import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { create } from '../../../reference/create.ts';
import { withinSteps } from '../../../reference/steps.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { CreateCardNode } from './schema.ts';

export function plain(node: CreateCardNode, here: Plain): PlainEffect {
  const amount = withinSteps(here.world, here.number(amountOf(node), 1));
  return create(here, { ...node, of: Array.from({ length: amount }, () => node.card), token: false });
}
