import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { cardsOf, changeCounter, counterPayload } from '../../../reference/happen.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { AddCounterNode } from './schema.ts';

export function plain(node: AddCounterNode, plain: Plain): PlainEffect {
  const amount = plain.number(amountOf(node), 1);
  const payloads = cardsOf(plain, node.target).map((card) => counterPayload(card, node.counter, amount));
  return plain.raise('counter_changed', payloads, (event) => changeCounter(plain, event));
}
