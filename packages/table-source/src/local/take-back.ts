/** Undo and redo for people among bots: their last input goes along with the replies to it. */
import { refusalMessage, told } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import { isRefusal } from '@turnwise/kernel';
import type { Match } from '@turnwise/match';
import type { WireLabel, WireRewind } from '@turnwise/protocol';

const BLOCKED = 'undoBlockedByIrreversibleBoundary';

/** Takes back until the last input of one of these seats is gone; gives the code of why not, if not: everything is as it was then. */
export function takeBack(match: Match, persons: readonly Seat[]): string | undefined {
  const blocked = backBlocked(match, persons);
  if (blocked !== undefined) return blocked.code;
  for (let inputs = 0; ; inputs++) {
    const { outcome, frames } = match.undo();
    if (isRefusal(outcome)) {
      for (let again = 0; again < inputs; again++) match.redo();
      return outcome.code;
    }
    const seat = frames[0]?.input.seat;
    if (seat !== undefined && persons.includes(seat)) return undefined;
  }
}

/** Does again one input and the replies to it, until one of these seats is to act. */
export function doAgain(match: Match, persons: readonly Seat[]): string | undefined {
  for (let inputs = 0; ; inputs++) {
    const { outcome } = match.redo();
    if (isRefusal(outcome)) return inputs === 0 ? outcome.code : undefined;
    if (match.toAct.some((seat) => persons.includes(seat))) return undefined;
  }
}

/** Whether the last input of one of these seats can be taken back, and if not, why, in words. */
export function undoFor(match: Match, persons: readonly Seat[]): WireRewind {
  const blocked = backBlocked(match, persons);
  return blocked === undefined ? { able: true, waitsFor: [] } : unable(match, blocked.code, blocked.frame);
}

export function redoFor(match: Match): WireRewind {
  const able = match.canRedo;
  return able.able ? { able: true, waitsFor: [] } : unable(match, able.code);
}

interface Blocked {
  readonly code: string;
  /** The frame that stays. */
  readonly frame?: number;
}

function backBlocked(match: Match, persons: readonly Seat[]): Blocked | undefined {
  const { frames, canUndo } = match;
  const at = frames.findLastIndex(({ input }) => input.seat !== undefined && persons.includes(input.seat));
  if (at < 0) return { code: 'nothingToUndo' };
  const stays = frames.findLast(({ irreversible }, index) => irreversible && index >= at);
  if (!canUndo.able && canUndo.code !== BLOCKED) return canUndo;
  if (stays === undefined && canUndo.able) return undefined;
  return { code: BLOCKED, frame: stays?.no ?? match.length };
}

/** Nothing is taken back from a match that is over. */
export function overFor(match: Match): WireRewind {
  return unable(match, 'gameOver');
}

function unable({ game, table }: Match, code: string, frame?: number): WireRewind {
  const params = frame === undefined ? {} : { frame };
  const { text, label } = told(game.messages, refusalMessage(game, { code, params }, table));
  return { able: false, code, params, text, label: label as WireLabel };
}
