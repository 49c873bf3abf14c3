/** Undo and redo for a person among bots: their last input goes along with the replies to it. */
import type { Seat } from '@turnwise/game';
import { isRefusal } from '@turnwise/kernel';
import type { Match } from '@turnwise/match';
import { refusalSentence } from '../sentences.ts';

export interface TakenBack {
  /** How many inputs of seats went. */
  readonly inputs: number;
  /** Why not, if not: everything is as it was then. */
  readonly refusal?: string;
}

/** Takes back until the last input of one of these seats is gone. */
export function takeBack(match: Match, persons: readonly Seat[]): TakenBack {
  if (!match.frames.some(({ input }) => input.seat !== undefined && persons.includes(input.seat)))
    return { inputs: 0, refusal: 'there is nothing of yours to take back' };
  for (let inputs = 0; ; inputs++) {
    const { outcome, frames } = match.undo();
    if (isRefusal(outcome)) {
      for (let again = 0; again < inputs; again++) match.redo();
      return { inputs: 0, refusal: refusalSentence(match.game, outcome, match.table) };
    }
    const seat = frames[0]?.input.seat;
    if (seat !== undefined && persons.includes(seat)) return { inputs: inputs + 1 };
  }
}

/** Does again one input and the replies to it, until one of these seats is to act. */
export function doAgain(match: Match, persons: readonly Seat[]): TakenBack {
  for (let inputs = 0; ; inputs++) {
    const { outcome } = match.redo();
    if (isRefusal(outcome))
      return inputs === 0 ? { inputs, refusal: refusalSentence(match.game, outcome, match.table) } : { inputs };
    if (match.toAct.some((seat) => persons.includes(seat))) return { inputs: inputs + 1 };
  }
}
