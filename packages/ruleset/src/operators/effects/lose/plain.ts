import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { LoseNode } from './schema.ts';

export function* plain({ player, reason = 'lose' }: LoseNode, plain: Plain): PlainEffect {
  const who = plain.player(player);
  if (who !== null) plain.world.verdicts.push({ result: 'lose', player: who, reason });
}
