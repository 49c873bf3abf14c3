import type { Plain } from '../../../reference/plain.ts';
import { everyCard } from '../../../reference/every.ts';
import type { CanActivateNode } from './schema.ts';

export function plain({ target, ability: named }: CanActivateNode, here: Plain): boolean {
  const id = here.value(named);
  return everyCard(here, target, (card) => {
    const ability = here.ability(card, id);
    return ability !== undefined && here.canActivate(card, ability);
  });
}
