import type { Plain } from '../../../reference/plain.ts';
import { everyCard } from '../../../reference/every.ts';
import type { HasKeywordNode } from './schema.ts';

export function plain({ target, keyword }: HasKeywordNode, here: Plain): boolean {
  return everyCard(here, target, (card) => here.hasWord(card, keyword));
}
