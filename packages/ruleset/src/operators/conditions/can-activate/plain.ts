import type { Plain } from '../../../reference/plain.ts';
import { everyCard } from '../../../reference/every.ts';
import type { CanActivateNode } from './schema.ts';

export function plain({ target, ability: named }: CanActivateNode, plain: Plain): boolean {
  const id = plain.value(named);
  return everyCard(plain, target, (card) => {
    const ability = plain.ability(card, id);
    return ability !== undefined && plain.canActivate(card, ability);
  });
}
