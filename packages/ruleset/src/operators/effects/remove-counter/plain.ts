import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { cardsOf, changeCounter, counterPayload } from '../../../reference/happen.ts';
import type { Card } from '../../../reference/things.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { RemoveCounterNode } from './schema.ts';

export function plain(node: RemoveCounterNode, plain: Plain): PlainEffect {
  const payloads = cardsOf(plain, node.target).map((card) =>
    counterPayload(card, node.counter, -wanted(node, plain, card)),
  );
  return plain.raise('counter_changed', payloads, (event) => changeCounter(plain, event));
}

/** `all` is as many as there are. */
function wanted(node: RemoveCounterNode, plain: Plain, { counters }: Card): number {
  const amount = amountOf(node);
  return amount === 'all' ? (counters.get(node.counter) ?? 0) : plain.number(amount, 1);
}

export function plainPayable(node: RemoveCounterNode, plain: Plain): boolean {
  const cards = cardsOf(plain, node.target);
  return (
    cards.length > 0 &&
    cards.every((card) => {
      const there = card.counters.get(node.counter) ?? 0;
      return amountOf(node) === 'all' ? there > 0 : there >= wanted(node, plain, card);
    })
  );
}
