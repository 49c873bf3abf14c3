/** A host of a match: strangers send inputs, each seat gets answers in its own form, and the system never blocks the host for long. */
import { rockPaperScissors } from '@turnwise/rock-paper-scissors';
import type { Seat, Viewer } from '@turnwise/game';
import { createMatch } from '@turnwise/match';
import type { Match, SeenSubmission, Submission } from '@turnwise/match';

/** What the host logs for its operator. */
export const operatorsLog: string[] = [];

export function openTable(send: (to: Viewer, news: unknown) => void): Match {
  const created = createMatch({ game: rockPaperScissors, seed: 7, seats: ['ann', 'bo'], faults: 'refuse' });
  if (!created.ok) throw new Error('the host has asked for an invalid match');
  const match = created.value;
  // For a store, and for the operator: whole frames and faults.
  match.watch(({ kind, fault }) => operatorsLog.push(fault === undefined ? kind : `${kind}: ${fault.message}`));
  for (const seat of match.seats) match.subscribe(seat, (update) => send(seat, update));
  return match;
}

/** Takes one message from a stranger who has the seat. Whatever it is, the answer is safe to send to that seat. */
export function receive(match: Match, seat: Seat, input: unknown): SeenSubmission {
  const submission: Submission = match.submit(seat, input);
  return match.outcomeFor(seat, submission);
}

/** Call this repeatedly, between other work, until the system is done. */
export function goOn(match: Match): boolean {
  if (match.due) match.advance();
  return match.due;
}
