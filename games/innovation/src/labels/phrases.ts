/** Parts of sentences: cards, places, seats and reasons, as messages inside messages. */
import { message, naming, nameOf } from '@turnwise/game';
import type { Message, Seat, Table } from '@turnwise/game';
import { AGE, cardNamed, COLOUR } from '../cards/catalogue.ts';
import { cardName, colourName } from '../notation/names.ts';
import { achievementThing, cardThing } from '../scene/ids.ts';
import type { ZoneRef } from '../types.ts';

export type Phrase = Message | string;

/** The title of a card, as a link to it. */
export function titleOf(card: number): Message {
  return naming(cardThing(card), message(`name.${cardName(card)}`));
}

/** The same where a card is named by its title; rules that are no card keep their name. */
export function titled(name: string): Phrase {
  const card = cardNamed(name);
  return card === undefined ? name : titleOf(card);
}

export function specialPhrase(place: number, name: string): Message {
  return naming(achievementThing(place), message(`name.${name}`));
}

export function colourPhrase(colour: number): Message {
  return message(`color.${colourName(colour)}`);
}

/** The name, or `an 8` for a card of which only the age is known. */
export function cardPhrase(card: number, age: number): Phrase {
  return card > 0 ? titleOf(card) : message(age === 8 ? 'phrase.anAge' : 'phrase.anyAge', { age });
}

/** `Archery (1 red)`. */
export function fullCard(card: number): Phrase {
  return message('phrase.card', { card: titleOf(card), age: AGE[card] ?? 0, color: colourPhrase(COLOUR[card] ?? -1) });
}

/** `Archery, an 8 and Oars`, or `nothing`. */
export function cardsPhrase(cards: readonly number[], ages: readonly number[]): Phrase {
  if (cards.length === 0) return message('phrase.nothing');
  return listPhrase(cards.map((card, index) => cardPhrase(card, ages[index] ?? 0)));
}

/** With a word before the last. */
function listPhrase(parts: readonly Phrase[]): Phrase {
  if (parts.length < 2) return parts[0] ?? message('phrase.nothing');
  return message('phrase.and', { first: parts.slice(0, -1), last: parts.at(-1) });
}

/** The same with the other word: `blue, red or green`. */
export function orPhrase(parts: readonly Phrase[]): Phrase {
  if (parts.length < 2) return parts[0] ?? message('phrase.nothing');
  return message('phrase.or', { first: parts.slice(0, -1), last: parts.at(-1) });
}

/** Of parts that have commas of their own. */
export function eitherPhrase(parts: readonly Phrase[]): Phrase {
  const last = parts.at(-1) ?? message('phrase.nothing');
  return parts.length < 2 ? last : message('phrase.either', { first: parts.slice(0, -1), last });
}

export function seatsPhrase(seats: readonly Seat[], table: Table): Phrase {
  return listPhrase(seats.map((seat) => nameOf(table, seat)));
}

/** `A's hand`, `the deck of age 3`, `B's red cards`. */
export function placePhrase({ zone, seat, age, colour }: ZoneRef, table: Table): Phrase {
  const owner = seat === undefined ? '' : nameOf(table, seat);
  if (zone === 'board' && colour !== undefined)
    return message('place.pile', { seat: owner, color: colourPhrase(colour) });
  return message(`place.${zone}`, { seat: owner, age: age ?? 0 });
}

/** The same in a sentence about somebody: `their hand`, `B’s board`. */
export function theirPlace(place: ZoneRef, who: Seat, table: Table): Phrase {
  const { zone, seat } = place;
  if (seat === who) return message(`place.own.${zone}`);
  return placePhrase(seat === undefined ? place : { zone, seat }, table);
}

/** Where a card comes from, seen by the one who moves it; nothing for what goes without saying. */
export function fromPhrase(from: ZoneRef, by: Seat, table: Table): Phrase {
  if (from.zone === 'deck' || (from.zone === 'hand' && from.seat === by)) return '';
  return message('phrase.from', { place: theirPlace(from, by, table) });
}

/** Why: by a card, or as a rule has it. An action of one's own needs no reason. */
export function becausePhrase(source: string): Phrase {
  if (cardNamed(source) !== undefined) return message('phrase.because', { source: titled(source) });
  return source === 'action' || source === 'shareBonus' ? '' : message(`phrase.because.${source}`);
}
