/** How a match ended, or where it stands. */
import { SPECTATOR } from '@turnwise/game';
import type { Match } from '@turnwise/match';
import { count } from '../figures.ts';

/** `Game over: …`, or who is to act. */
export function standingText(match: Match): string {
  const { length, fault } = match;
  const { result, status, toAct, stopped } = match.look(SPECTATOR);
  if (result !== null) return `Game over: ${result.text}.`;
  if (status === 'faulted')
    return `The match ended with a fault in the program after ${count(length, 'frame')}: ${fault?.message ?? ''}.`;
  if (stopped !== null) return `The game is not over. It has stopped: ${stopped.text}.`;
  const [first, ...others] = toAct;
  const moves = match.frames.filter(({ input }) => input.seat !== undefined).length;
  const after = moves === 0 ? '' : ` after ${count(moves, 'move')}`;
  if (first === undefined || match.seats.length === 1) return `The game is not over${after}.`;
  return `The game is not over${after}: ${others.length === 0 ? `it is ${first}’s turn` : `${toAct.join(' and ')} have to move`}.`;
}
