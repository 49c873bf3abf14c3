/** Random things that a table does, for tests that play two matches side by side. */
import type { Match } from '../match.ts';
import { settle } from '../settle.ts';
import { A } from './play.ts';

export interface Act {
  readonly seat: number;
  readonly what: 'input' | 'undo' | 'redo' | 'wrong' | 'advance';
  readonly which: number;
}

/** Inputs most of the time. */
export const WHAT: readonly Act['what'][] = ['input', 'input', 'input', 'undo', 'redo', 'wrong', 'advance'];

/** Does the same on any match in the same standing. */
export function perform(match: Match, { seat, what, which }: Act): void {
  const by = match.seats[seat % match.seats.length] ?? A;
  const someone = match.toAct[which % Math.max(1, match.toAct.length)] ?? by;
  if (what === 'undo') match.undo(by);
  else if (what === 'redo') match.redo(by);
  else if (what === 'advance') settle(match);
  else if (what === 'wrong') match.submit(by, { kind: 'nonsense', which });
  else {
    const input = match.game.sample(match.state, someone, { below: (limit) => which % limit });
    settle(match, match.submit(someone, input));
  }
}
