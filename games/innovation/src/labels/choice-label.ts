/** What a question says: `Archery: transfer one of the highest cards in your hand to ann’s hand`. */
import { message, nameOf } from '@turnwise/game';
import type { Choice, Message, Seat, Table } from '@turnwise/game';
import { cardNamed } from '../cards/catalogue.ts';
import { colourPhrase, eitherPhrase, orPhrase, seatsPhrase, titled } from './phrases.ts';
import type { Phrase } from './phrases.ts';
import { colourNamed, conditionsOf, placeOfReader, placesOf, someCards } from './which-cards.ts';

export function choiceLabel(choice: Choice, table: Table): Message {
  const { kind, source, purpose = 'choose', min, max, candidates } = choice;
  const asker: Phrase = cardNamed(source) === undefined ? message(`asker.${source}`) : titled(source);
  const params = { source: asker, seat: nameOf(table, choice.seat) };
  // The questions of others are seen without what may be answered.
  if (candidates.length === 0) return message('choice.closed', params);
  const may = min === 0 || choice.noneOrAll === true ? message('phrase.youMay') : '';
  switch (kind) {
    case 'selectCards':
      return selection(choice, { ...params, may }, table);
    case 'order':
      return message(`choice.order.${purpose}`, { ...params, color: colourNamed(placesOf(choice.from)[0]?.color) });
    case 'selectPile': {
      const { now } = conditionsOf(choice.filter);
      return message(`choice.selectPile.${purpose}`, {
        ...params,
        may,
        max,
        colors: orPhrase((candidates as readonly number[]).map(colourPhrase)),
        now: now === undefined ? '' : message('phrase.now', { direction: message(`direction.${now}`) }),
      });
    }
    case 'selectOption': {
      const options = (candidates as readonly string[]).map((one) => message(`option.${one}`));
      return message(`choice.selectOption.${purpose}`, { ...params, may, options: eitherPhrase(options) });
    }
    case 'selectPlayer':
    case 'number':
    case 'yesNo':
      return message(`choice.${kind}.${purpose}`, { ...params, may, max });
  }
}

function selection(choice: Choice, params: Readonly<Record<string, Phrase>>, table: Table): Message {
  const { purpose = 'choose', from, filter, max, min, ordered, candidates, seat } = choice;
  const { to, revealed, extremeCount } = conditionsOf(filter);
  const isAll = min === max && max === candidates.length;
  // Cards that nobody but their owner sees are chosen by their value; of cards just revealed the other one is melded.
  const way = typeof candidates[0] === 'object' ? '.byValue' : revealed === true ? '.revealed' : '';
  return message(`choice.selectCards.${purpose}${way}`, {
    ...params,
    cards: someCards(choice, table),
    to: to === undefined ? '' : placeOfReader(to, seat, table),
    owners: seatsPhrase(
      placesOf(from).map((place) => place.seat as Seat),
      table,
    ),
    rank: extremeCount === undefined || isAll ? '' : message('phrase.rank', { count: extremeCount }),
    order: ordered === true && max > 1 ? message(isAll ? 'phrase.theOrder' : 'phrase.inOrder') : '',
  });
}
