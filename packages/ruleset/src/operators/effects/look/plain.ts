import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { cardsOf, see } from '../../../reference/happen.ts';
import type { LookNode } from './schema.ts';

export function plain({ target, player }: LookNode, here: Plain): PlainEffect {
  const who = here.player(player);
  const payloads = () => (who === null ? [] : cardsOf(here, target).map((card) => ({ card, player: who })));
  return here.raise('looked', payloads(), (event) => see(here, event), payloads);
}
