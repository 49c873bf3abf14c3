import { cardsOf, revealCards } from '../../../reference/happen.ts';
import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { RevealNode } from './schema.ts';

export function plain({ target }: RevealNode, plain: Plain): PlainEffect {
  return revealCards(plain, cardsOf(plain, target));
}
