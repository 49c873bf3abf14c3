/**
 * Things as hosts see them in inputs, offers, choices and answers, where there is no state at hand to look up a number: a card is its
 * id, `@1` the player in seat 1, `#12` item 12 of the stack, and `?hand.1.2` a card that the seat does not know, by zone, seat
 * (0 for a shared zone) and place from the top.
 */
import type { Seat } from '@turnwise/game';
import { isInherited } from '@turnwise/kernel';
import { cardAt, zoneAt } from '../compiled/at.ts';
import { placeOf, seatOf, zoneOf } from '../compiled/compiled.ts';
import type { Compiled } from '../compiled/compiled.ts';
import type { CardState, RulesetState } from '../types.ts';
import { itemNumbered } from './items-of.ts';
import { bitOf } from './sight.ts';

type Table = Pick<RulesetState, 'cards' | 'places' | 'stack' | 'players'>;

/** A card or a player, as the seat may know it; with `items`, an item of the stack. */
export function textOf(compiled: Compiled, state: Table, thing: number, seat: Seat, of?: 'items'): string {
  if (of === 'items') return `#${thing}`;
  if (thing < 0) return `@${~thing}`;
  const card = cardAt(state, thing);
  return isKnown(card, seat) ? card.id : hiddenText(compiled, state, thing, card);
}

/** The same of several. Cards that the seat does not know come last and as they lie: their order must tell nothing. */
export function textsOf(
  compiled: Compiled,
  state: Table,
  things: readonly number[],
  seat: Seat,
  of?: 'items',
): readonly string[] {
  if (of === 'items') return things.map((item) => `#${item}`);
  const known: string[] = [];
  const hidden: number[] = [];
  for (const thing of things) {
    if (thing < 0) known.push(`@${~thing}`);
    else {
      const card = cardAt(state, thing);
      if (isKnown(card, seat)) known.push(card.id);
      else hidden.push(thing);
    }
  }
  if (hidden.length === 0) return known;
  const lies = (thing: number): readonly [number, number] => {
    const { place } = cardAt(state, thing);
    return [place, (state.places[place] as readonly number[]).indexOf(thing)];
  };
  hidden.sort((a, b) => {
    const [placeA, indexA] = lies(a);
    const [placeB, indexB] = lies(b);
    return placeA - placeB || indexA - indexB;
  });
  return [...known, ...hidden.map((thing) => hiddenText(compiled, state, thing, cardAt(state, thing)))];
}

/** The value of a card or a player that a text names; undefined for any other name. Their values are never the same, so both may be meant. */
export function thingNamed(compiled: Compiled, state: Table, text: string, seat: Seat): number | undefined {
  return playerNamed(state, text) ?? cardNamed(compiled, state, text, seat);
}

/**
 * The number of the card that a text names to this seat: by its id where the seat knows it, by its place where it does not. Undefined
 * for any other name, also for the id of a card that the seat does not know: nobody learns that there is such a card.
 */
export function cardNamed(compiled: Compiled, state: Table, text: string, seat: Seat): number | undefined {
  const sort = sortOf(text);
  if (sort === 'place') {
    const card = cardByPlace(compiled, state, text);
    return card === undefined || isKnown(cardAt(state, card), seat) ? undefined : card;
  }
  if (sort !== 'card') return undefined;
  const { cards } = state;
  for (let number = 0; number < cards.length; number++) {
    const card = cards[number] as CardState;
    if (card.id === text) return card.place >= 0 && isKnown(card, seat) ? number : undefined;
  }
  return undefined;
}

/** The value of the player whom a text names. */
export function playerNamed({ players }: Pick<Table, 'players'>, text: string): number | undefined {
  const index = sortOf(text) === 'player' ? numberIn(text, 1) : -1;
  return index >= 0 && index < players.length ? ~index : undefined;
}

/** The number of the action on the stack that a text names. It is no value of a card: where a card is meant, this is not to be asked. */
export function itemNamed(compiled: Compiled, { stack }: Pick<Table, 'stack'>, text: string): number | undefined {
  const number = itemNumber(text);
  return number !== undefined && itemNumbered(compiled, stack.effects, number) !== undefined ? number : undefined;
}

/** The number in the name of an item, wherever that item is. */
export function itemNumber(text: string): number | undefined {
  const number = sortOf(text) === 'item' ? numberIn(text, 1) : -1;
  return number < 0 ? undefined : number;
}

/** What a text would be the name of, by its first character; whether there is such a thing is another matter. */
function sortOf(text: string): 'card' | 'player' | 'item' | 'place' {
  switch (text.charCodeAt(0)) {
    case AT:
      return 'player';
    case HASH:
      return 'item';
    case QUESTION:
      return 'place';
    default:
      return 'card';
  }
}

/** Whether a text may be the id of a card: it is none of the other things, can be read as it is written, and is found nowhere by itself. */
export function isCardId(text: string): boolean {
  return text.length <= LONGEST_ID && /^[^@#?\s\p{C}][^\s\p{C}]*$/u.test(text) && !isInherited(text);
}

/** The name of a definition with a number, and more. */
const LONGEST_ID = 200;

/** Whether a text says where a card lies, as the seat does not know which it is. */
export function isHidden(text: string): boolean {
  return sortOf(text) === 'place';
}

const AT = 64;
const HASH = 35;
const QUESTION = 63;

function isKnown(card: CardState, seat: Seat): boolean {
  return (card.seen & bitOf(seat)) !== 0;
}

function hiddenText(compiled: Compiled, { places }: Table, card: number, { place }: CardState): string {
  const { id, shared } = zoneAt(compiled, zoneOf(compiled, place));
  const index = (places[place] as readonly number[]).indexOf(card);
  return `?${id}.${shared ? 0 : seatOf(compiled, place)}.${index}`;
}

function cardByPlace(compiled: Compiled, { places, players }: Table, text: string): number | undefined {
  const [id = '', seat = '', index = '', ...more] = text.slice(1).split('.', 4);
  const zone = compiled.zones.find((one) => one.id === id);
  const [owner, at] = [numberIn(seat, 0), numberIn(index, 0)];
  if (zone === undefined || more.length > 0 || owner < 0 || at < 0 || owner >= (zone.shared ? 1 : players.length))
    return undefined;
  return places[placeOf(compiled, zone, owner)]?.[at];
}

/** The number that a text has from there on, as it would be written; -1 if it is none. */
function numberIn(text: string, from: number): number {
  const digits = text.slice(from);
  return /^(?:0|[1-9]\d{0,8})$/u.test(digits) ? Number(digits) : -1;
}
