import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { create } from '../../../reference/create.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { CreateTokenNode } from './schema.ts';

export function plain(node: CreateTokenNode, here: Plain): PlainEffect {
  const amount = Math.max(0, here.number(amountOf(node), 1));
  return create(here, { ...node, definitions: Array.from({ length: amount }, () => node.card), token: true });
}
