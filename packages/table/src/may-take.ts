/**
 * Who may sit down. Before a match has begun, anybody may take an open seat. Once it runs, a seat that was left is kept for who had it: where
 * information is hidden, nobody else gets to see what that one saw; where spectators see everything later, none of them gets ahead by it.
 */
import type { Refusal } from '@turnwise/kernel';
import type { Fold } from './fold.ts';
import { isTaken } from './seating.ts';

export interface Sitting {
  readonly seat: string;
  /** The hash of the token that it will be held by; null for a bot, which only hosts and moderators bring. */
  readonly holder: string | null;
  /** The hash of the token with which it is asked for, if there is one. */
  readonly asker: string | null;
  readonly isModerator: boolean;
  /** May learn only later that the match is over: who may not sit down is told what it was told while the match ran. */
  readonly isLate?: boolean;
}

/** Why not, with a code of the platform; undefined if it may. */
export function mayTake(fold: Fold, sitting: Sitting): Refusal | undefined {
  const over = fold.isOver ? no('over') : undefined;
  const running = (): Refusal | undefined => mayTakeRunning(fold, sitting);
  return sitting.isLate === true ? (running() ?? over) : (over ?? running());
}

/** Whether the match is over or not. */
function mayTakeRunning({ seating, settings, match, hasBegun }: Fold, sitting: Sitting): Refusal | undefined {
  const { seat, holder, asker, isModerator } = sitting;
  const seated = seating.of(seat);
  if (seated === undefined) return no('unknownSeat');
  // One token, one part: what it may do would not be known otherwise.
  if (holder !== null && (settings.host === holder || seating.seatOf(holder) !== undefined))
    return no('duplicateInput');
  if (isTaken(seated)) return no('seatTaken');
  const { last, kicked } = seated;
  if (asker !== null && kicked.includes(asker)) return no('kicked');
  if (!hasBegun || isModerator || holder === null || (asker !== null && asker === last)) return undefined;
  if (match.game.traits.hiddenInformation) return no('forbidden');
  // Who was sent away could come without its token, and who watches late would see everything at once: the host says who comes instead.
  const isKept = (last !== null && kicked.includes(last)) || settings.spectators.delay > 0;
  return isKept && asker !== settings.host ? no('forbidden') : undefined;
}

function no(code: string): Refusal {
  return { kind: 'disallowed', code, params: {}, by: 'platform' };
}
