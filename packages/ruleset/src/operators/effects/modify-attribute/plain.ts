import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { amountIn, cardsOf, changeCard } from '../../../reference/happen.ts';
import type { ModifyAttributeNode } from './schema.ts';

export function plain(node: ModifyAttributeNode, plain: Plain): PlainEffect {
  const { target, attribute, set, add, multiply, until = 'end_of_turn' } = node;
  const layer = set !== undefined ? 'set' : add !== undefined ? 'add' : 'multiply';
  const amount = plain.number(set ?? add ?? multiply);
  const payloads = cardsOf(plain, target).map((card) => ({ card, attribute, amount }));
  return plain.raise('attribute_modified', payloads, (event) =>
    changeCard(plain, event, { layer, what: attribute, amount: amountIn(event), until }),
  );
}
