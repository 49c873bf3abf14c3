import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { cardsOf, changeCounter, counterPayload } from '../../../reference/happen.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { AddCounterNode } from './schema.ts';

export function plain(node: AddCounterNode, here: Plain): PlainEffect {
  const amount = () => here.number(amountOf(node), 1);
  const payloads = () => cardsOf(here, node.target).map((card) => counterPayload(card, node.counter, amount()));
  return here.raise('counter_changed', payloads(), (event) => changeCounter(here, event), payloads);
}
