/** Which cards a question or a lack is about: `one of the highest cards in your hand`, `a non-green top card with a leaf`. */
import { message, nameOf } from '@turnwise/game';
import type { Choice, Message, Seat, Table } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { Icon } from '../cards/language.ts';
import { orPhrase, seatsPhrase, titled } from './phrases.ts';
import type { Phrase } from './phrases.ts';

/** The conditions of a choice, as `compile/about.ts` writes them. */
export interface Conditions {
  readonly ofPile?: 'top' | 'bottom';
  readonly byAge?: { readonly min?: number; readonly max?: number };
  readonly byColor?: readonly string[];
  readonly notColor?: readonly string[];
  readonly byIconAtLeast?: { readonly icon: Icon };
  readonly withoutIcon?: Icon;
  readonly except?: string;
  readonly colorOnBoardOf?: Seat;
  readonly colorNotOnBoardOf?: Seat;
  readonly aboveTopOf?: Seat;
  readonly extreme?: 'highest' | 'lowest';
  readonly extremeCount?: number;
  readonly revealed?: boolean;
  readonly now?: string;
  readonly to?: Place;
}

export interface Place {
  readonly zone: string;
  readonly seat?: Seat;
  readonly color?: string;
}

export function conditionsOf(filter: Json | undefined): Conditions {
  return isRecord(filter) ? filter : {};
}

export function placesOf(from: Json | undefined): readonly Place[] {
  return Array.isArray(from) ? (from as readonly Json[]).filter(isRecord).map((one) => one as unknown as Place) : [];
}

/** How many of which cards, and where they lie. */
export function someCards({ min, max, candidates, noneOrAll, from, filter, seat }: Choice, table: Table): Message {
  const conditions = conditionsOf(filter);
  const { extreme, extremeCount } = conditions;
  const places = placesOf(from);
  const isAll = max >= candidates.length && (min === max || noneOrAll === true);
  // The so many highest are said at the end: what is asked for is only the last of them.
  const isExtreme = extremeCount === undefined && extreme !== undefined;
  const within = (number: 'one' | 'many', amount: string): Message =>
    message(`amount.${amount}`, {
      max,
      min,
      extreme: isExtreme ? message(`extreme.${extreme}.${number}`) : '',
      cards: suchCards(conditions, number),
      in: wherePhrase('in', places, seat, table),
      from: wherePhrase('from', places, seat, table),
      compared: comparedPhrase(conditions, seat, table),
    });
  if (isAll && max === 1) return within('one', isExtreme ? 'onlyExtreme' : 'only');
  if (isAll) return within('many', max === 2 ? 'both' : 'all');
  if (isExtreme) return within('many', max === 1 ? 'oneOfExtreme' : 'someOfExtreme');
  if (max === 1) return within('one', 'one');
  if (min === max) return within('many', noneOrAll === true ? 'exactly' : 'some');
  if (min === 0) return within('many', 'upTo');
  return within('many', max === min + 1 ? 'either' : 'range');
}

/** `card with a crown in ben’s hand`. */
export function suchCard(from: Json, filter: Json, table: Table): Message {
  const conditions = conditionsOf(filter);
  return message('phrase.suchCard', {
    cards: suchCards(conditions, 'one'),
    in: wherePhrase('in', placesOf(from), undefined, table),
    compared: comparedPhrase(conditions, undefined, table),
  });
}

/** What kind of cards: what can be read off the card itself. */
function suchCards(conditions: Conditions, number: 'one' | 'many'): Message {
  const { ofPile = 'any', byColor, notColor, byIconAtLeast, withoutIcon, except } = conditions;
  const color = byColor === undefined ? '' : message('phrase.color', { color: orPhrase(byColor.map(colourNamed)) });
  return message('phrase.cards', {
    not: notColor === undefined ? '' : message('phrase.notColor', { color: orPhrase(notColor.map(colourNamed)) }),
    noun: message(`noun.${ofPile}.${number}`, { color }),
    value: valuePhrase(conditions),
    icon:
      byIconAtLeast !== undefined
        ? message('phrase.with', { icon: message(`icon.${byIconAtLeast.icon}`) })
        : withoutIcon !== undefined
          ? message('phrase.without', { icon: message(`icon.${withoutIcon}`) })
          : '',
    except: except === undefined ? '' : message('phrase.except', { card: titled(except) }),
  });
}

/** A colour that a question names. */
export function colourNamed(name = ''): Phrase {
  return name === '' ? '' : message(`color.${name}`);
}

function valuePhrase({ byAge }: Conditions): Phrase {
  if (byAge === undefined) return '';
  const { min, max } = byAge;
  if (min === undefined) return message('phrase.value.most', { max });
  if (max === undefined) return message('phrase.value.least', { min });
  if (min === max) return message('phrase.value.exact', { min });
  return message(max === min + 1 ? 'phrase.value.either' : 'phrase.value.range', { min, max });
}

/** What the card is held against on somebody's board. */
function comparedPhrase(
  { colorOnBoardOf, colorNotOnBoardOf, aboveTopOf }: Conditions,
  reader: Seat | undefined,
  table: Table,
): Phrase {
  const said = (key: string, seat: Seat): Message => message(key, { whose: whosePhrase(seat, reader, table) });
  if (colorOnBoardOf !== undefined) return said('phrase.colorOnBoard', colorOnBoardOf);
  if (colorNotOnBoardOf !== undefined) return said('phrase.colorNotOnBoard', colorNotOnBoardOf);
  return aboveTopOf === undefined ? '' : said('phrase.aboveTop', aboveTopOf);
}

/** `in your hand`, `from ben’s or cal’s score pile`, `in the score piles of ben and cal`, `on any board`. */
function wherePhrase(way: 'in' | 'from', places: readonly Place[], reader: Seat | undefined, table: Table): Phrase {
  const [first] = places;
  if (first === undefined) return '';
  if (places.length > 1 && places.some(({ seat }) => seat === reader)) return message(`where.${way}.any.${first.zone}`);
  if (places.length > 1 && way === 'in')
    return message(`where.in.several.${first.zone}`, {
      seats: seatsPhrase(
        places.flatMap(({ seat }) => seat ?? []),
        table,
      ),
    });
  const owners = places.map(({ seat }) => whosePhrase(seat, reader, table));
  return message(`where.${way}.${first.zone}`, { whose: orPhrase(owners) });
}

/** `your hand`, `ben’s board`. */
export function placeOfReader({ zone, seat }: Place, reader: Seat, table: Table): Message {
  return message(`place.of.${zone}`, { whose: whosePhrase(seat, reader, table) });
}

function whosePhrase(seat: Seat | undefined, reader: Seat | undefined, table: Table): Message {
  if (seat === undefined || seat === reader) return message('phrase.your');
  return message('phrase.whose', { seat: nameOf(table, seat) });
}
