import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { cardsOf, changeCounter, counterPayload } from '../../../reference/happen.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { SetCounterNode } from './schema.ts';

export function plain(node: SetCounterNode, here: Plain): PlainEffect {
  const amount = () => here.number(amountOf(node));
  const payloads = () =>
    cardsOf(here, node.target).map((card) =>
      counterPayload(card, node.counter, amount() - (card.counters.get(node.counter) ?? 0)),
    );
  return here.raise('counter_changed', payloads(), (event) => changeCounter(here, event), payloads);
}
