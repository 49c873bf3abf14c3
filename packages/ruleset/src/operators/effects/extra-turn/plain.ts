import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { playerIn } from '../../../reference/happen.ts';
import type { ExtraTurnNode } from './schema.ts';

export function plain({ player }: ExtraTurnNode, plain: Plain): PlainEffect {
  const who = plain.player(player);
  return plain.raise('extra_turn', who === null ? [] : [{ player: who }], (event) => {
    const next = playerIn(event);
    if (next === null) return;
    plain.world.turn.queue.push(next);
    plain.record(event);
  });
}
