import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { cardsOf, changeCard } from '../../../reference/happen.ts';
import type { ForbidNode } from './schema.ts';

export function plain({ target, keyword, until = 'end_of_turn' }: ForbidNode, here: Plain): PlainEffect {
  const payloads = () => cardsOf(here, target).map((card) => ({ card, word: keyword, value: false }));
  const change = { layer: 'forbid', what: keyword, amount: 0, until } as const;
  return here.raise('granted', payloads(), (event) => changeCard(here, event, change), payloads);
}
