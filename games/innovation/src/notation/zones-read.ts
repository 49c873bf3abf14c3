/** Reads where the cards of a position lie. Every card lies in one place at most. */
import type { Seat, Table } from '@turnwise/game';
import { addIssues, isRecord, issue, joinPath } from '@turnwise/kernel';
import type { Issue, JsonRecord } from '@turnwise/kernel';
import { bitOf, everybody } from '../apply/knowledge.ts';
import { AGE, CARD_COUNT, cardsOfAge, COLOUR, LAST_AGE } from '../cards/catalogue.ts';
import { COLOURS, SPLAYS } from '../cards/language.ts';
import {
  cardName,
  colourName,
  near,
  readCard,
  readColour,
  readList,
  readRecord,
  unknownKeys,
  unknownSeat,
} from './names.ts';

/** A player's cards, as far as they are written. */
export interface ReadPlayer {
  readonly hand: readonly number[];
  readonly score: readonly number[];
  readonly piles: readonly (readonly number[])[];
  readonly splays: readonly number[];
  /** As written; `achievements-read.ts` reads them. */
  readonly achievements: unknown;
}

export interface ReadDecks {
  /** By age, bottom to top; place 0 is empty. */
  readonly decks: readonly (readonly number[])[];
  /** Under the achievements of ages 1 to 9; 0 for none. */
  readonly faceDown: readonly number[];
}

/** Why a card cannot lie in a place. */
interface Unfit {
  readonly code: string;
  readonly expected: string;
}

/** Where each card was found, by id, so that a second place is an issue. */
export class Placing {
  readonly #paths = new Map<number, string>();
  readonly #issues: Issue[];

  constructor(issues: Issue[]) {
    this.#issues = issues;
  }

  /** The cards of a list that are known and lie nowhere else. */
  readList(value: unknown, path: string, unfit: (card: number) => Unfit | undefined = () => undefined): number[] {
    const cards: number[] = [];
    readList(value, path, 'a list of cards', this.#issues).forEach((name, index) => {
      const at = joinPath(path, index);
      const card = readCard(name, at, this.#issues);
      if (card === 0) return;
      const wrong = unfit(card);
      if (wrong !== undefined) this.#issues.push(issue(at, wrong.code, wrong.expected, cardName(card)));
      if (this.#place(card, at)) cards.push(card);
    });
    return cards;
  }

  has(card: number): boolean {
    return this.#paths.has(card);
  }

  #place(card: number, path: string): boolean {
    const other = this.#paths.get(card);
    if (other !== undefined)
      this.#issues.push(
        issue(path, 'cardPlacedTwice', `a different card: this one is already at ${other}`, cardName(card)),
      );
    else this.#paths.set(card, path);
    return other === undefined;
  }
}

const ZONES: readonly string[] = ['board', 'hand', 'score', 'achievements'];
const PLAYER = '{ board, hand, score, achievements }';

/** One for each seat, in turn order. */
export function readPlayers(value: unknown, table: Table, placing: Placing, issues: Issue[]): ReadPlayer[] {
  const given = readRecord(value, 'players', 'what each seat has, by its name', issues);
  for (const name of Object.keys(given))
    if (!table.names.includes(name)) issues.push(unknownSeat(name, joinPath('players', name), table));
  return table.names.map((name) => {
    const path = joinPath('players', name);
    const player = readRecord(Object.hasOwn(given, name) ? given[name] : undefined, path, PLAYER, issues);
    addIssues(issues, unknownKeys(player, path, ZONES));
    const board = readBoard(player['board'], joinPath(path, 'board'), placing, issues);
    const hand = placing.readList(player['hand'], joinPath(path, 'hand'));
    const score = placing.readList(player['score'], joinPath(path, 'score'));
    return { ...board, hand, score, achievements: player['achievements'] };
  });
}

type Board = Pick<ReadPlayer, 'piles' | 'splays'>;

function readBoard(value: unknown, path: string, placing: Placing, issues: Issue[]): Board {
  const given = readRecord(value, path, 'piles by colour, such as { red: { cards: [Oars], splay: none } }', issues);
  const piles: number[][] = COLOURS.map(() => []);
  const splays: number[] = COLOURS.map(() => 0);
  for (const [name, pile] of Object.entries(given)) {
    const at = joinPath(path, name);
    const colour = readColour(name, at, issues);
    const record = readRecord(pile, at, 'a pile, such as { cards: [bottom, …, top], splay: left }', issues);
    addIssues(issues, unknownKeys(record, at, ['cards', 'splay']));
    const cards = placing.readList(record['cards'], joinPath(at, 'cards'), (card) => notOfColour(colour, card));
    if (colour < 0) continue;
    piles[colour] = cards;
    splays[colour] = readSplay(record, at, issues);
  }
  return { piles, splays };
}

/** A pile whose own colour is unknown takes any card. */
function notOfColour(colour: number, card: number): Unfit | undefined {
  const own = COLOUR[card] as number;
  if (colour < 0 || own === colour) return undefined;
  return { code: 'wrongColour', expected: `a ${colourName(colour)} card: this one is ${colourName(own)}` };
}

/** A pile of one card, or of none, is unsplayed, whatever is written. */
function readSplay(pile: JsonRecord, path: string, issues: Issue[]): number {
  const given = pile['splay'] ?? 'none';
  const at = joinPath(path, 'splay');
  const splay = (SPLAYS as readonly unknown[]).indexOf(given);
  const expected = `one of ${SPLAYS.join(', ')}`;
  if (splay < 0) issues.push(issue(at, 'unknownSplay', near(expected, given, SPLAYS), given));
  const size = Array.isArray(pile['cards']) ? pile['cards'].length : 0;
  return size < 2 ? 0 : Math.max(0, splay);
}

const AGES: readonly string[] = Array.from({ length: LAST_AGE }, (_, index) => String(index + 1));

/** How a deck is written: whole, or only its top. */
interface WrittenDeck {
  readonly cards: readonly number[];
  readonly whole: boolean;
}

/** What is written is placed before the rest is dealt out: the highest card left lies face down, the others follow by id. */
export function readDecks(value: unknown, placing: Placing, issues: Issue[]): ReadDecks {
  const given = readRecord(
    value,
    'decks',
    'decks by age, such as { 1: [top, …, bottom], 2: { top: [Paper] } }',
    issues,
  );
  for (const age of Object.keys(given))
    if (!AGES.includes(age))
      issues.push(issue(joinPath('decks', age), 'unknownAge', `an age from 1 to ${LAST_AGE}`, age));
  const written = AGES.map((age) => readDeck(given[age], Number(age), placing, issues));
  const decks: (readonly number[])[] = [[]];
  const faceDown: number[] = [];
  written.forEach(({ cards, whole }, index) => {
    const age = index + 1;
    const left = cardsOfAge(age).filter((card) => !placing.has(card));
    if (age < LAST_AGE) faceDown.push(left.pop() ?? 0);
    decks.push((whole ? cards : [...cards, ...left]).toReversed());
  });
  return { decks, faceDown };
}

function readDeck(given: unknown, age: number, placing: Placing, issues: Issue[]): WrittenDeck {
  if (given === undefined || given === null) return { cards: [], whole: false };
  const whole = Array.isArray(given);
  const path = joinPath('decks', String(age));
  if (!whole && !isRecord(given)) {
    issues.push(issue(path, 'wrongShape', 'a list of cards from the top to the bottom, or { top: [cards] }', given));
    return { cards: [], whole };
  }
  if (!whole) addIssues(issues, unknownKeys(given, path, ['top']));
  const at = whole ? path : joinPath(path, 'top');
  const cards = placing.readList(whole ? given : given['top'], at, (card) => notOfAge(age, card));
  return { cards, whole };
}

function notOfAge(age: number, card: number): Unfit | undefined {
  const own = AGE[card] as number;
  return own === age ? undefined : { code: 'wrongAge', expected: `a card of age ${age}: this one is of age ${own}` };
}

/** By card, who knows where it is: hands and score piles, their owner; what lies face down, nobody; the rest, all. */
export function knowledge(
  players: readonly Omit<ReadPlayer, 'achievements'>[],
  { decks, faceDown }: ReadDecks,
): number[] {
  const all = everybody(players.length);
  const known = Array.from({ length: CARD_COUNT + 1 }, () => all);
  players.forEach(({ hand, score }, seat) => {
    for (const card of [...hand, ...score]) known[card] = bitOf(seat as Seat);
  });
  for (const card of [...decks.flat(), ...faceDown]) known[card] = card === 0 ? all : 0;
  return known;
}
