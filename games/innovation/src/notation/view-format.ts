/**
 * Writes a view in the notation of positions: a card that the viewer does not know is `{ age: n }`, decks are sizes, and
 * `inDecks: { 1: [{ card: Oars, place: 9 }] }` tells the cards of a deck that it knows, counted from the top.
 */
import { nameOf } from '@turnwise/game';
import type { Table } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { LAST_AGE } from '../cards/catalogue.ts';
import type { InnovationView } from '../types.ts';
import { byId, cardName, seenCard } from './names.ts';
import {
  availableOf,
  boardOf,
  countsOf,
  deckMap,
  endedOf,
  heldBy,
  listUnlessEmpty,
  mapPlayers,
  spelledOut,
} from './position-format.ts';

export function formatView(view: InnovationView, table: Table): Record<string, Json> {
  const { turn, active, actionsLeft, players, decks, achievements, removed, absent, ended } = view;
  const counts = countsOf(players, table, ({ tucked, scored }) => tucked > 0 || scored > 0);
  const known = knownInDecks(decks);
  return {
    turn,
    active: nameOf(table, active),
    actionsLeft,
    players: mapPlayers(players, table, (player, seat) => ({
      board: boardOf(player, seenCard),
      ...listUnlessEmpty('hand', byId(player.hand).map(seenCard)),
      ...listUnlessEmpty('score', byId(player.score).map(seenCard)),
      ...listUnlessEmpty('achievements', heldBy(achievements, seat)),
    })),
    decks: deckMap((age) => (decks[age] ?? []).length),
    ...(Object.keys(known).length === 0 ? {} : { inDecks: known }),
    achievements: availableOf(achievements),
    ...(Object.keys(counts).length === 0 ? {} : { turnCounts: counts }),
    ...listUnlessEmpty('removed', byId(removed).map(seenCard)),
    ...listUnlessEmpty('absent', byId(absent).map(seenCard)),
    ...endedOf(ended, table),
  };
}

/** The same for an expectation: with every default written out, and sets in the order of the expectation. */
export function comparableView(view: InnovationView, expected: Json, table: Table): Json {
  return { ...formatView(view, table), ...spelledOut(view, expected, table, seenCard) };
}

function knownInDecks(decks: InnovationView['decks']): Record<string, Json> {
  const known: Record<string, Json> = {};
  for (let age = 1; age <= LAST_AGE; age++) {
    const deck = (decks[age] ?? []).toReversed();
    const cards = deck.flatMap((card, index) => (card > 0 ? [{ card: cardName(card), place: index + 1 }] : []));
    if (cards.length > 0) known[age] = cards;
  }
  return known;
}
