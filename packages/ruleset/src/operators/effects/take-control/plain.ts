import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { cardIn, cardsOf, playerIn } from '../../../reference/happen.ts';
import type { Happening } from '../../../reference/things.ts';
import { isPlay } from '../../../reference/world.ts';
import type { TakeControlNode } from './schema.ts';

/** Only cards in play; they stay where they lie. */
export function plain({ target, player, until = 'while_in_play' }: TakeControlNode, here: Plain): PlainEffect {
  const { world } = here;
  const who = here.player(player);
  const inPlay = () => cardsOf(here, target).filter(({ place }) => isPlay(world, place));
  const payloads = () => (who === null ? [] : inPlay().map((card) => ({ card, player: who })));
  const change = (event: Happening) => {
    const [card, next] = [cardIn(event), playerIn(event)];
    if (card === null || next === null || !isPlay(world, card.place) || card.controller === next) return;
    world.changes.push({ card, layer: 'control', what: '', amount: 0, before: card.controller, now: next, until });
    card.controller = next;
    here.record(event);
  };
  return here.raise('control_changed', payloads(), change, payloads);
}
