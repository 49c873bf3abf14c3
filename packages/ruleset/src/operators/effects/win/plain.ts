import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import type { WinNode } from './schema.ts';

export function* plain({ player, reason = 'win' }: WinNode, plain: Plain): PlainEffect {
  const who = plain.player(player);
  if (who !== null) plain.world.verdicts.push({ result: 'win', player: who, reason });
}
