/** How a game ended, in words: the game's own for the reason, otherwise words that fit every game. */
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

/** `X wins with three in a row`; scores are added if the game's own words do not have them. */
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
