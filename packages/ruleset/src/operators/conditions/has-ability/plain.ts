import type { Plain } from '../../../reference/plain.ts';
import { everyCard } from '../../../reference/every.ts';
import type { HasAbilityNode } from './schema.ts';

export function plain({ target, ability }: HasAbilityNode, plain: Plain): boolean {
  const id = plain.value(ability);
  return everyCard(plain, target, (card) => plain.ability(card, id) !== undefined);
}
