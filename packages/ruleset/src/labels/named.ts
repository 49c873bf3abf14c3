/** Names in sentences that stand for something on the table, so that hosts can make links of them. */
import { message, nameOf, naming } from '@turnwise/game';
import type { Message, Seat, Table } from '@turnwise/game';
import { cardThing, itemThing, seatThing, thingOfText } from '../scene/ids.ts';
import type { Names } from './names.ts';

/** A card by its id: `Ember Fox`, and `Ember Fox.1` for the next of them. */
export function namedCard(id: string, names: Names): Message {
  const { name, number } = names.cardParts(id);
  return naming(
    cardThing(id),
    number === '' ? message('name.card', { name }) : message('name.card.numbered', { name, number }),
  );
}

export function namedSeat(seat: Seat, table: Table): Message {
  return naming(seatThing(seat), message('name.seat', { seat: nameOf(table, seat) }));
}

/** Several in a row: `ann and bob`. */
export function namedSeats(seats: readonly Seat[], table: Table): Message | string {
  const [first, ...others] = seats.map((seat) => namedSeat(seat, table));
  if (first === undefined) return '';
  return others.reduce((before, last) => message('phrase.and', { first: before, last }), first);
}

/** An action on the stack: `#203 Attack of Ember Fox`. */
function namedItem(text: string, names: Names): Message {
  const number = text.slice(1);
  const { action, card } = names.item(text) ?? {};
  if (action === undefined) return naming(thingOfText(text), message('name.item', { number }));
  const words =
    card === undefined
      ? message('name.item.known', { number, action })
      : message('name.item.of', { number, action, card: namedCard(card, names) });
  return naming(itemThing(Number(number)), words);
}

/** A thing as hosts have it (`run/thing-text.ts`). */
export function namedThing(text: string, table: Table, names: Names): Message {
  if (text.startsWith('@')) return namedSeat(Number(text.slice(1)) as Seat, table);
  if (text.startsWith('#')) return namedItem(text, names);
  if (!text.startsWith('?')) return namedCard(text, names);
  const [id = '', seat, index] = text.slice(1).split('.');
  const player = nameOf(table, Number(seat) as Seat);
  return naming(thingOfText(text), message('name.hidden', { player, zone: names.zone(id), index: Number(index) + 1 }));
}

/** A rule by its name in events: `Thorn Imp: Spite`, and a step by its own. It is no thing on the table. */
export function namedRule(name: string, names: Names): Message {
  const { own, card } = names.ruleParts(name);
  return card === undefined ? message('name.rule', { rule: own }) : message('name.rule.of', { card, rule: own });
}
