import type { Plain } from '../../../reference/plain.ts';
import { everyCard } from '../../../reference/every.ts';
import type { HasKeywordNode } from './schema.ts';

export function plain({ target, keyword }: HasKeywordNode, plain: Plain): boolean {
  return everyCard(plain, target, (card) => plain.hasWord(card, keyword));
}
