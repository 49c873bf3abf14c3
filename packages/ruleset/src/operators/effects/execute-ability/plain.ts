import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { ExecuteAbilityNode } from './schema.ts';

export function* plain({ source, ability: named }: ExecuteAbilityNode, here: Plain): PlainEffect {
  const card = here.thing(source);
  const ability = card?.kind === 'card' ? here.ability(card, here.value(named)) : undefined;
  if (card?.kind === 'card' && ability !== undefined) yield* here.runAbility(card, ability);
}
