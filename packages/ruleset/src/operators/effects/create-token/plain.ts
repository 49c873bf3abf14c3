import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { create } from '../../../reference/create.ts';
import { withinSteps } from '../../../reference/steps.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { CreateTokenNode } from './schema.ts';

export function plain(node: CreateTokenNode, here: Plain): PlainEffect {
  const amount = withinSteps(here.world, here.number(amountOf(node), 1));
  return create(here, { ...node, of: Array.from({ length: amount }, () => node.card), token: true });
}
