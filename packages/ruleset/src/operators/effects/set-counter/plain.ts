import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { cardsOf, changeCounter, counterPayload } from '../../../reference/happen.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { SetCounterNode } from './schema.ts';

export function plain(node: SetCounterNode, plain: Plain): PlainEffect {
  const amount = plain.number(amountOf(node));
  const payloads = cardsOf(plain, node.target).map((card) =>
    counterPayload(card, node.counter, amount - (card.counters.get(node.counter) ?? 0)),
  );
  return plain.raise('counter_changed', payloads, (event) => changeCounter(plain, event));
}
