import { cardsOf, revealCards } from '../../../reference/happen.ts';
import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { RevealNode } from './schema.ts';

export function plain({ target }: RevealNode, here: Plain): PlainEffect {
  return revealCards(here, () => cardsOf(here, target));
}
