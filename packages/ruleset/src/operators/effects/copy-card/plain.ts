import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { create } from '../../../reference/create.ts';
import { cardsOf } from '../../../reference/happen.ts';
import type { CopyCardNode } from './schema.ts';

export function plain(node: CopyCardNode, here: Plain): PlainEffect {
  return create(here, { ...node, of: cardsOf(here, node.target), token: true });
}
