/** Whose eyes `--as` asks for: those of a seat, or with `none` a spectator's. */
import { seatNamed, SPECTATOR } from '@turnwise/game';
import type { Table, Viewer } from '@turnwise/game';
import { Trouble } from './exit.ts';

export function viewerNamed(table: Table, as: string): Viewer {
  if (as === 'none') return SPECTATOR;
  const seat = seatNamed(table, as);
  if (seat === undefined)
    throw new Trouble(`--as: unknown seat '${as}' (there are ${table.names.join(', ')} and none)`);
  return seat;
}
