/** What a question says: `Tools: return none or exactly 3 cards of your hand`. */
import { message, nameOf } from '@turnwise/game';
import type { Choice, Message, Seat, Table } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { cardNamed } from '../cards/catalogue.ts';
import { listPhrase } from './phrases.ts';
import type { Phrase } from './phrases.ts';

export function choiceLabel(choice: Choice, table: Table): Message {
  const { kind, source, purpose = 'choose', min, max, candidates } = choice;
  const asker: Phrase = cardNamed(source) === undefined ? message(`asker.${source}`) : source;
  const params = { source: asker, seat: nameOf(table, choice.seat) };
  // The questions of others are seen without what may be answered.
  if (candidates.length === 0) return message('choice.closed', params);
  const optional = min === 0 || choice.noneOrAll === true ? message('phrase.orDecline') : '';
  switch (kind) {
    case 'selectCards':
      return message(`choice.selectCards.${purpose}`, {
        ...params,
        amount: amountPhrase(choice),
        from: placesPhrase(choice, table),
        // Up to so many can be none.
        optional: max === 1 ? optional : '',
        order: choice.ordered === true && max > 1 ? message('phrase.inOrder') : '',
      });
    case 'order':
      return message(`choice.order.${purpose}`, params);
    case 'selectPile':
    case 'selectPlayer':
    case 'selectOption':
    case 'number':
    case 'yesNo':
      return message(`choice.${kind}.${purpose}`, { ...params, optional, max });
  }
}

function amountPhrase({ min, max, noneOrAll, candidates }: Choice): Message {
  const all = max >= candidates.length;
  const params = { min, max };
  if (noneOrAll === true) return message(all ? 'amount.noneOrAll' : 'amount.noneOr', params);
  if (max === 1) return message('amount.one');
  if (min === max) return message(all ? 'amount.all' : 'amount.exactly', params);
  if (min === 0) return message('amount.upTo', params);
  return message('amount.range', params);
}

/** Where the candidates lie, seen by the one who is asked. */
function placesPhrase({ seat, from }: Choice, table: Table): Phrase {
  const places = Array.isArray(from) ? (from as readonly Json[]).filter(isRecord) : [];
  if (places.length === 0) return '';
  const phrases = places.map((place): Phrase => {
    const { zone, seat: owner } = place as unknown as { readonly zone: string; readonly seat?: Seat };
    if (owner === undefined || owner === seat) return message(`phrase.your.${zone}`);
    return message(`place.${zone}`, { seat: nameOf(table, owner) });
  });
  return message('phrase.of', { place: listPhrase(phrases) });
}
