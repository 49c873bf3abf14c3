import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { cardsOf, changeCard } from '../../../reference/happen.ts';
import type { GrantNode } from './schema.ts';

export function plain({ target, keyword, ability, until = 'end_of_turn' }: GrantNode, here: Plain): PlainEffect {
  const what = keyword ?? ability ?? '';
  const layer = keyword === undefined ? 'ability' : 'grant';
  const payloads = () => cardsOf(here, target).map((card) => ({ card, word: what, value: true }));
  const change = { layer, what, amount: 0, until } as const;
  return here.raise('granted', payloads(), (event) => changeCard(here, event, change), payloads);
}
