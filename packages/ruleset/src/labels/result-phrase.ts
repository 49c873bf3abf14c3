/** How a match ended: the ruleset's sentence for the reason, or who wins and the reason as words. */
import { message } from '@turnwise/game';
import type { Message, Messages, Seat, Table } from '@turnwise/game';
import { namedSeats } from './named.ts';
import { asWords } from './names.ts';

export function resultPhrase(seats: readonly Seat[], reason: string, table: Table, messages: Messages): Message {
  const winners = namedSeats(seats, table);
  const key = messages[`result.${reason}`] === undefined ? 'result.other' : `result.${reason}`;
  const outcome = message(`outcome.${sizeOf(seats.length, table.names.length)}`, { winners });
  return message(key, { winners, outcome, reason: asWords(reason).toLowerCase() });
}

function sizeOf(winners: number, seats: number): string {
  if (winners < 2) return winners === 0 ? 'none' : 'one';
  return winners === seats ? 'draw' : 'several';
}
