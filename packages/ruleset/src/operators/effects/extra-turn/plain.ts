import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { playerIn } from '../../../reference/happen.ts';
import { holdTo } from '../../../reference/violation.ts';
import type { ExtraTurnNode } from './schema.ts';

export function plain({ player }: ExtraTurnNode, here: Plain): PlainEffect {
  const who = here.player(player);
  return here.raise('extra_turn', who === null ? [] : [{ player: who }], (event) => {
    const next = playerIn(event);
    if (next === null) return;
    holdTo(here.world.turn.queue.length, 'turnsToCome');
    here.world.turn.queue.push(next);
    here.record(event);
  });
}
