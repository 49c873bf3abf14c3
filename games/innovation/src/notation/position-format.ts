/** Writes a position: `notation.ts` says what it looks like. */
import { nameOf } from '@turnwise/game';
import type { Seat, Table } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { LAST_AGE } from '../cards/catalogue.ts';
import { COLOURS, SPLAYS } from '../cards/language.ts';
import { NORMAL_ACHIEVEMENTS } from '../table/selectors.ts';
import { AVAILABLE } from '../types.ts';
import type { Ended, InnovationState, Player } from '../types.ts';
import { formatKnown } from './known.ts';
import { achievementName, byId, cardName } from './names.ts';
import { formatPause } from './pause.ts';
import { knowledge } from './zones-read.ts';

/** Everything that is not at its default, and what reads better when it is written. */
export function formatPosition(state: InnovationState, table: Table): Record<string, Json> {
  const { turn, active, actionsLeft, players, achievements, removed, ended } = state;
  const counts = countsOf(players, table, ({ tucked, scored }) => tucked > 0 || scored > 0);
  return {
    turn,
    active: nameOf(table, active),
    actionsLeft,
    players: mapPlayers(players, table, (player, seat) => ({
      board: boardOf(player, cardName),
      ...listUnlessEmpty('hand', namesOf(player.hand)),
      ...listUnlessEmpty('score', namesOf(player.score)),
      ...listUnlessEmpty('achievements', heldBy(achievements, seat)),
    })),
    decks: deckMap((age) => deckOf(state, age)),
    achievements: availableOf(achievements),
    ...(Object.keys(counts).length === 0 ? {} : { turnCounts: counts }),
    ...listUnlessEmpty('removed', namesOf(removed)),
    ...formatKnown(state.known, knowledge(players, state), table),
    ...formatPause(state.stack),
    ...endedOf(ended, table),
  };
}

/**
 * The same for an expectation: with every default written out, sets in the order of the expectation, and with the tops and
 * bottoms of decks. An expectation lists as many of the top-most or bottom-most cards as it likes, so as many are written.
 */
export function comparablePosition(state: InnovationState, expected: Json, table: Table): Json {
  return {
    ...formatPosition(state, table),
    ...spelledOut(state, expected, table, cardName),
    decks: deckMap((age): Json => {
      const deck = deckOf(state, age);
      const wanted = partOf(expected, 'decks', String(age));
      return isRecord(wanted) && wanted['top'] !== undefined ? { top: deck.slice(0, lengthOf(wanted['top'])) } : deck;
    }),
    deckBottom: deckMap((age) => {
      const deck = deckOf(state, age);
      return deck.slice(Math.max(0, deck.length - lengthOf(partOf(expected, 'deckBottom', String(age)))));
    }),
  };
}

/** The parts that positions and views write shorter than an expectation may. */
export function spelledOut(
  { players, achievements, removed }: Pick<InnovationState, 'players' | 'achievements' | 'removed'>,
  expected: Json,
  table: Table,
  write: (card: number) => Json,
): Record<string, Json> {
  const set = (list: readonly Json[], ...keys: readonly string[]): readonly Json[] =>
    inOrderOf(partOf(expected, ...keys), list);
  const cards = (list: readonly number[]): readonly Json[] => byId(list).map(write);
  const { available, special } = availableOf(achievements);
  return {
    players: mapPlayers(players, table, (player, seat) => {
      const name = nameOf(table, seat);
      return {
        board: boardOf(player, write, true),
        hand: set(cards(player.hand), 'players', name, 'hand'),
        score: set(cards(player.score), 'players', name, 'score'),
        achievements: set(heldBy(achievements, seat), 'players', name, 'achievements'),
      };
    }),
    achievements: {
      available: set(available, 'achievements', 'available'),
      special: set(special, 'achievements', 'special'),
    },
    turnCounts: countsOf(players, table, () => true),
    removed: set(cards(removed), 'removed'),
  };
}

/**
 * A set as a plain list of the same elements has them: each at its place there, and the others, in their own order, at the
 * places that stay free. A set that differs so differs only where it does.
 */
function inOrderOf(expected: unknown, found: readonly Json[]): readonly Json[] {
  if (!Array.isArray(expected)) return found;
  const left = [...found];
  const taken = (expected as readonly Json[]).map((wanted) => {
    const at = left.findIndex((one) => JSON.stringify(one) === JSON.stringify(wanted));
    return at < 0 ? [] : left.splice(at, 1);
  });
  return [...taken.flatMap((one) => (one.length > 0 ? one : left.splice(0, 1))), ...left];
}

/** What lies under these keys, if anything does. */
function partOf(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce((part, key) => (isRecord(part) && Object.hasOwn(part, key) ? part[key] : undefined), value);
}

/** How many cards a list, or a matcher that holds one, speaks of. */
function lengthOf(expected: unknown): number {
  if (Array.isArray(expected)) return expected.length;
  if (!isRecord(expected)) return 0;
  return Math.max(0, ...Object.values(expected).map(lengthOf));
}

/** Top first. */
function deckOf({ decks }: Pick<InnovationState, 'decks'>, age: number): string[] {
  return (decks[age] ?? []).toReversed().map(cardName);
}

export function deckMap<V extends Json>(of: (age: number) => V): Readonly<Record<number, V>> {
  return Object.fromEntries(Array.from({ length: LAST_AGE }, (_, index) => [index + 1, of(index + 1)]));
}

export function mapPlayers(
  players: readonly Player[],
  table: Table,
  of: (player: Player, seat: Seat) => Json,
): Record<string, Json> {
  return Object.fromEntries(players.map((player, index) => [nameOf(table, index as Seat), of(player, index as Seat)]));
}

/** By colour, bottom to top; piles without a card only where `all` are wanted. */
export function boardOf(player: Player, write: (card: number) => Json, all = false): Record<string, Json> {
  const board: Record<string, Json> = {};
  COLOURS.forEach((colour, index) => {
    const cards = player.piles[index] ?? [];
    if (cards.length > 0 || all)
      board[colour] = { cards: cards.map(write), splay: SPLAYS[player.splays[index] ?? 0] ?? 'none' };
  });
  return board;
}

export function heldBy(achievements: readonly number[], holder: number): (number | string)[] {
  return achievements.flatMap((by, place) => (by === holder ? [achievementName(place)] : []));
}

export function availableOf(achievements: readonly number[]): {
  readonly available: readonly Json[];
  readonly special: readonly Json[];
} {
  return {
    available: heldBy(achievements.slice(0, NORMAL_ACHIEVEMENTS), AVAILABLE),
    special: achievements.flatMap((by, place) =>
      by === AVAILABLE && place >= NORMAL_ACHIEVEMENTS ? [achievementName(place)] : [],
    ),
  };
}

export function countsOf(
  players: readonly Player[],
  table: Table,
  wanted: (player: Player) => boolean,
): Record<string, Json> {
  return Object.fromEntries(
    players.flatMap((player, index) => {
      const { tucked, scored } = player;
      return wanted(player) ? [[nameOf(table, index as Seat), { tucked, scored }] as const] : [];
    }),
  );
}

export function endedOf(ended: Ended | null, table: Table): Record<string, Json> {
  if (ended === null) return {};
  return { ended: { winners: ended.winners.map((seat) => nameOf(table, seat)), reason: ended.reason } };
}

export function listUnlessEmpty(key: string, list: readonly Json[]): Record<string, Json> {
  return list.length === 0 ? {} : { [key]: list };
}

function namesOf(cards: readonly number[]): string[] {
  return byId(cards).map(cardName);
}
