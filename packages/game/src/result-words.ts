/** How a game ended, in words: those of the game for the reason, else words that fit every game. */
import { message } from './message.ts';
import type { Message, Messages } from './message.ts';
import type { Table } from './table.ts';

/** A result with names in place of seats. */
export interface NamedResult {
  readonly winners: readonly string[];
  readonly reason: string;
  /** By seat. */
  readonly scores?: readonly number[];
}

/** `X wins with three in a row`; scores stand behind it where the game's own words do not have them. */
export function resultMessage(messages: Messages, { winners, reason, scores }: NamedResult, table: Table): Message {
  const template = messages[`result.${reason}`];
  const outcome = outcomeMessage(winners, table);
  const points = scores === undefined ? '' : table.names.map((name, seat) => `${name} ${scores[seat] ?? 0}`).join(', ');
  const said =
    template === undefined
      ? message('ending.because', { outcome, reason })
      : message(`result.${reason}`, { winners: winners.join(' and '), reason, outcome, scores: points });
  const isTold = points === '' || template?.includes('{scores}') === true;
  return isTold ? said : message('ending.withScores', { ending: said, scores: points });
}

function outcomeMessage(winners: readonly string[], { names }: Table): Message {
  if (winners.length === 0) return message('ending.nobody');
  if (winners.length > 1 && winners.length === names.length) return message('ending.draw');
  return message(winners.length === 1 ? 'ending.one' : 'ending.several', { winners: winners.join(' and ') });
}
