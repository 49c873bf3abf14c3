import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { cardsOf, changeCounter, counterPayload } from '../../../reference/happen.ts';
import type { Card } from '../../../reference/things.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { RemoveCounterNode } from './schema.ts';

export function plain(node: RemoveCounterNode, here: Plain): PlainEffect {
  const payloads = () =>
    cardsOf(here, node.target).map((card) => counterPayload(card, node.counter, -wanted(node, here, card)));
  return here.raise('counter_changed', payloads(), (event) => changeCounter(here, event), payloads);
}

/** `all` is as many as there are. */
function wanted(node: RemoveCounterNode, here: Plain, { counters }: Card): number {
  const amount = amountOf(node);
  return amount === 'all' ? (counters.get(node.counter) ?? 0) : here.number(amount, 1);
}

export function plainPayable(node: RemoveCounterNode, here: Plain): boolean {
  const cards = cardsOf(here, node.target);
  return (
    cards.length > 0 &&
    cards.every((card) => {
      const there = card.counters.get(node.counter) ?? 0;
      return amountOf(node) === 'all' ? there > 0 : there >= wanted(node, here, card);
    })
  );
}
