import type { Plain } from '../../../reference/plain.ts';
import { everyCard, hasPower } from '../../../reference/every.ts';
import { isPlay } from '../../../reference/world.ts';
import type { CanAttackNode } from './schema.ts';

export function plain({ target }: CanAttackNode, plain: Plain): boolean {
  const { world } = plain;
  return everyCard(
    plain,
    target,
    (card) =>
      isPlay(world, card.place) &&
      card.controller === world.turn.active &&
      !card.flags.has('tapped') &&
      (!card.flags.has('summoned_this_turn') || plain.hasWord(card, 'attack')) &&
      !plain.isForbidden(card, 'attack') &&
      !world.stack.some(({ own }) => own?.payload['attacker'] === card) &&
      hasPower(plain, card),
  );
}
