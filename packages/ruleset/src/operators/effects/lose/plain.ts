import type { Plain } from '../../../reference/plain.ts';
import type { LoseNode } from './schema.ts';

export function plain({ player, reason = 'lose' }: LoseNode, here: Plain): void {
  const who = here.player(player);
  if (who !== null) here.world.verdicts.push({ result: 'lose', player: who, reason });
}
