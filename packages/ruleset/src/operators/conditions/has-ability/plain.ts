import type { Plain } from '../../../reference/plain.ts';
import { everyCard } from '../../../reference/every.ts';
import type { HasAbilityNode } from './schema.ts';

export function plain({ target, ability }: HasAbilityNode, here: Plain): boolean {
  const id = here.value(ability);
  return everyCard(here, target, (card) => here.ability(card, id) !== undefined);
}
