/** What a question says: `Thorn Imp: Spite: choose one as victim, or decline`. */
import { message } from '@turnwise/game';
import type { Choice, Message, Table } from '@turnwise/game';
import { namedRule, namedSeat } from './named.ts';
import type { Names } from './names.ts';
import { asWords } from './names.ts';

export function choiceLabel(choice: Choice, table: Table, names: Names): Message {
  const { kind, source, purpose, min, max, candidates } = choice;
  const params = { source: namedRule(source, names), seat: namedSeat(choice.seat, table) };
  // The questions of others are seen without what may be answered.
  if (candidates.length === 0) return message('choice.closed', params);
  switch (kind) {
    case 'selectCards':
    case 'selectPlayer':
    case 'selectPile':
    case 'selectOption':
      return message(kind === 'selectOption' ? 'choice.selectOption' : 'choice.select', {
        ...params,
        amount: amountPhrase(choice),
        purpose: purposePhrase(purpose),
        optional: min === 0 && max === 1 ? message('choice.orDecline') : '',
      });
    case 'order':
    case 'number':
    case 'yesNo':
      return message(`choice.${kind}`, params);
  }
}

/** What they are wanted for: one of the rules' own purposes, or the name that the ruleset gives them. */
function purposePhrase(purpose: string | undefined): Message | string {
  if (purpose === undefined) return '';
  if (purpose === 'discard') return message('choice.toDiscard');
  return message('choice.purpose', { purpose: asWords(purpose).toLowerCase() });
}

function amountPhrase({ min, max }: Choice): Message {
  if (max === 1) return message('amount.one');
  if (min === max) return message('amount.exactly', { max });
  return message(min === 0 ? 'amount.upTo' : 'amount.range', { min, max });
}
