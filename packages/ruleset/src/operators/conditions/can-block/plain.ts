import type { Plain } from '../../../reference/plain.ts';
import { everyCard, hasPower } from '../../../reference/every.ts';
import { isPlay } from '../../../reference/world.ts';
import type { CanBlockNode } from './schema.ts';

export function plain({ target }: CanBlockNode, here: Plain): boolean {
  const { world } = here;
  return everyCard(
    here,
    target,
    (card) =>
      isPlay(world, card.place) &&
      card.controller !== world.turn.active &&
      !card.flags.has('tapped') &&
      !here.isForbidden(card, 'block') &&
      !world.stack.some(({ own }) => [own?.payload['blocker']].flat().includes(card)) &&
      hasPower(here, card),
  );
}
