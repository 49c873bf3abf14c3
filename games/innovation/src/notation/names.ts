/** Names for the numbers of a state, and the way back. */
import { nameOf, nearest, seatNamed } from '@turnwise/game';
import type { Seat, Table } from '@turnwise/game';
import { addIssue, isRecord, issue, joinPath } from '@turnwise/kernel';
import type { Issue, Json, JsonRecord } from '@turnwise/kernel';
import { cardNamed, ALL_CARDS, LAST_AGE, NAME } from '../cards/catalogue.ts';
import { COLOURS, SPECIALS } from '../cards/language.ts';
import { NORMAL_ACHIEVEMENTS } from '../table/selectors.ts';
import type { ZoneRef } from '../types.ts';

export function cardName(card: number): string {
  return NAME[card] ?? `card ${card}`;
}

/** A card as somebody sees it: its name, or its age where that is all that is known. */
export function seenCard(card: number): Json {
  return card > 0 ? cardName(card) : { age: -card };
}

export function colourName(colour: number): string {
  return COLOURS[colour] ?? `colour ${colour}`;
}

/** An achievement by its place: the age of a normal one, the name of a special one. */
export function achievementName(place: number): number | string {
  return place < NORMAL_ACHIEVEMENTS ? place + 1 : (SPECIALS[place - NORMAL_ACHIEVEMENTS] ?? `achievement ${place}`);
}

/** Cards are sets in hands and score piles, and written by id; ids rise with the age, so that unknown ones fit in between. */
export function byId(cards: readonly number[]): number[] {
  return cards.toSorted((a, b) => rank(a) - rank(b));
}

const FIRST_OF_AGE: readonly number[] = Array.from(
  { length: LAST_AGE + 1 },
  (_, age) => ALL_CARDS.find((card) => card.age === age)?.id ?? 0,
);

/** An unknown card stands before the known ones of its age. */
function rank(card: number): number {
  return card > 0 ? 2 * card : 2 * (FIRST_OF_AGE[-card] ?? 0) - 1;
}

/** A place in notation (NOTATION.md): decks have an age, boards a colour. */
export function formatZone({ zone, seat, age, colour }: ZoneRef, table: Table): Record<string, Json> {
  return {
    zone,
    ...(seat === undefined ? {} : { seat: nameOf(table, seat) }),
    ...(age === undefined ? {} : { age }),
    ...(colour === undefined ? {} : { color: colourName(colour) }),
  };
}

/** The id of the card, 0 with an issue where there is none of this name. */
export function readCard(name: unknown, path: string, issues: Issue[]): number {
  const card = typeof name === 'string' ? cardNamed(name) : undefined;
  if (card === undefined)
    addIssue(issues, () => issue(path, 'unknownCard', near('the name of a card', name, NAMES), name ?? null));
  return card ?? 0;
}

/** The colour's number, -1 with an issue. */
export function readColour(name: unknown, path: string, issues: Issue[]): number {
  const colour = (COLOURS as readonly unknown[]).indexOf(name);
  if (colour < 0) issues.push(issue(path, 'unknownColour', `one of ${COLOURS.join(', ')}`, name ?? null));
  return colour;
}

export function readSeat(name: unknown, path: string, table: Table, issues: Issue[]): Seat | undefined {
  const seat = seatNamed(table, name);
  if (seat === undefined) addIssue(issues, () => unknownSeat(name, path, table));
  return seat;
}

export function unknownSeat(name: unknown, path: string, { names }: Table): Issue {
  return issue(path, 'unknownSeat', near(`one of the seats ${names.join(', ')}`, name, names), name ?? null);
}

const NAMES: readonly string[] = ALL_CARDS.map((card) => card.name);

/** With the word that was most likely meant. */
export function near(expected: string, found: unknown, known: readonly string[]): string {
  const meant = typeof found === 'string' ? nearest(found, known) : undefined;
  return meant === undefined ? expected : `${expected} (did you mean ${meant}?)`;
}

/** An issue for each key that is none of these. */
export function unknownKeys(record: JsonRecord, path: string, known: readonly string[]): Issue[] {
  return Object.keys(record)
    .filter((key) => !known.includes(key) && record[key] !== undefined)
    .map((key) =>
      issue(joinPath(path, key), 'unknownField', near(`one of ${known.join(', ')}`, key, known), record[key]),
    );
}

/** What is there as a record; empty where it is left out or null, and with an issue where it is something else. */
export function readRecord(value: unknown, path: string, expected: string, issues: Issue[]): JsonRecord {
  if (value === undefined || value === null) return {};
  if (isRecord(value)) return value;
  issues.push(issue(path, 'wrongShape', expected, value));
  return {};
}

/** The same for lists. */
export function readList(value: unknown, path: string, expected: string, issues: Issue[]): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value as readonly unknown[];
  issues.push(issue(path, 'wrongShape', expected, value));
  return [];
}
