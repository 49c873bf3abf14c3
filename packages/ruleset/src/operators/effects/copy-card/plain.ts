import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { create } from '../../../reference/create.ts';
import { cardsOf } from '../../../reference/happen.ts';
import type { CopyCardNode } from './schema.ts';

export function plain(node: CopyCardNode, plain: Plain): PlainEffect {
  return create(plain, {
    ...node,
    definitions: cardsOf(plain, node.target).map(({ definition }) => definition.id),
    token: true,
  });
}
