import type { Plain } from '../../../reference/plain.ts';
import { everyCard, hasPower } from '../../../reference/every.ts';
import { isPlay } from '../../../reference/world.ts';
import type { CanAttackNode } from './schema.ts';

export function plain({ target }: CanAttackNode, here: Plain): boolean {
  const { world } = here;
  return everyCard(
    here,
    target,
    (card) =>
      isPlay(world, card.place) &&
      card.controller === world.turn.active &&
      !card.flags.has('tapped') &&
      (!card.flags.has('summoned_this_turn') || here.hasWord(card, 'attack')) &&
      !here.isForbidden(card, 'attack') &&
      !world.stack.some(({ own }) => [own?.payload['attacker']].flat().includes(card)) &&
      hasPower(here, card),
  );
}
