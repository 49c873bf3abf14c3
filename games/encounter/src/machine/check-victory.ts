/** CHECK_VICTORY → ENDED if it is decided, else the next turn or, after the last of the queue, the next round. */
import { decide } from './decide.ts';
import { enter } from './stepping.ts';
import type { Stepping } from './stepping.ts';

export function checkVictory(stepping: Stepping): void {
  if (decide(stepping)) return;
  const { queue, turn } = stepping.work.state.machine;
  enter(stepping, turn + 1 < queue.length ? 'TURN_START' : 'ROUND_START');
}
