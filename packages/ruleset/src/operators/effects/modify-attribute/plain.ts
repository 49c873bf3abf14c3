import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { amountIn, cardsOf, changeCard } from '../../../reference/happen.ts';
import type { Happening } from '../../../reference/things.ts';
import type { ModifyAttributeNode } from './schema.ts';

export function plain(node: ModifyAttributeNode, here: Plain): PlainEffect {
  const { target, attribute, set, add, multiply, until = 'end_of_turn' } = node;
  const layer = set !== undefined ? 'set' : add !== undefined ? 'add' : 'multiply';
  const amount = () => here.number(set ?? add ?? multiply);
  const payloads = () => cardsOf(here, target).map((card) => ({ card, attribute, amount: amount() }));
  const change = (event: Happening) =>
    changeCard(here, event, { layer, what: attribute, amount: amountIn(event), until });
  return here.raise('attribute_modified', payloads(), change, payloads);
}
