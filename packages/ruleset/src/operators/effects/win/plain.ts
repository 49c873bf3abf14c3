import type { Plain } from '../../../reference/plain.ts';
import type { WinNode } from './schema.ts';

export function plain({ player, reason = 'win' }: WinNode, here: Plain): void {
  const who = here.player(player);
  if (who !== null) here.world.verdicts.push({ result: 'win', player: who, reason });
}
