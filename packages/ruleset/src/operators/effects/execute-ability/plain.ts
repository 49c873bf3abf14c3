import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { ExecuteAbilityNode } from './schema.ts';

export function* plain({ source, ability: named }: ExecuteAbilityNode, plain: Plain): PlainEffect {
  const card = plain.thing(source);
  const ability = card?.kind === 'card' ? plain.ability(card, plain.value(named)) : undefined;
  if (card?.kind === 'card' && ability !== undefined) yield* plain.runAbility(card, ability);
}
