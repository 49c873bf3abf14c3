/**
 * The option `decks`: for each seat a list of cards or the id of a deck of the ruleset, as a list by seat or by the seats' names.
 * A seat of which nothing is said gets the deck of its number, counted round.
 */
import { nearest } from '@turnwise/game';
import { isRecord, issue, joinPath } from '@turnwise/kernel';
import type { Issue, Json } from '@turnwise/kernel';
import type { Compiled } from '../compiled/compiled.ts';
import { RULESET_LIMITS } from '../limits.ts';
import type { CardListEntry } from '../nodes.ts';

/** By seat, definitions by id. The option has no issues. */
export function decksFor(
  { ruleset: { decks = [] } }: Compiled,
  option: Json | undefined,
  seats: readonly string[],
): readonly (readonly string[])[] {
  return seats.map((name, seat) => {
    const given = entryOf(option, name, seat);
    if (Array.isArray(given)) return given as readonly string[];
    const deck = typeof given === 'string' ? decks.find(({ id }) => id === given) : decks[seat % decks.length];
    return deck === undefined ? [] : listed(deck.cards);
  });
}

/** Card by card. */
export function listed(entries: readonly CardListEntry[]): readonly string[] {
  return entries.flatMap((entry) =>
    typeof entry === 'string' ? [entry] : Array.from({ length: entry.count }, () => entry.card),
  );
}

export function deckIssues(compiled: Compiled, option: Json | undefined, seats: readonly string[]): readonly Issue[] {
  if (option === undefined || option === null) return [];
  const path = 'options.decks';
  if (!Array.isArray(option) && !isRecord(option))
    return [issue(path, 'wrongShape', 'a deck for each seat, as a list or by name', option)];
  const { usual: most } = RULESET_LIMITS.cardsInMatch;
  const given = Object.values(option).reduce<number>((sum, deck) => sum + (Array.isArray(deck) ? deck.length : 0), 0);
  if (given > most - laidIn(compiled, seats.length))
    return [issue(path, 'tooMany', `at most ${most} cards in a match, counting those in zones`, given)];
  if (compiled.roles.deck < 0) return [issue(path, 'noDeckZone', 'no decks: the ruleset has no zone for them', option)];
  if (Array.isArray(option))
    return option.length > seats.length
      ? [issue(path, 'tooManyDecks', `decks for ${seats.length} seats`, option.length)]
      : option.flatMap((deck: Json, seat) => oneDeckIssues(compiled, deck, joinPath(path, seat)));
  return Object.entries(option).flatMap(([name, deck]) =>
    seats.includes(name)
      ? oneDeckIssues(compiled, deck, joinPath(path, name))
      : [
          issue(
            joinPath(path, name),
            'unknownSeat',
            withNear(`one of the seats ${seats.join(', ')}`, name, seats),
            name,
          ),
        ],
  );
}

/** Cards that zones begin with, at a table of so many. */
function laidIn({ zones, definitions }: Compiled, seats: number): number {
  return zones.reduce((sum, { node, shared }) => {
    const count = node.cards === 'all' ? definitions.length : listed(node.cards ?? []).length;
    return sum + count * (shared ? 1 : seats);
  }, 0);
}

function oneDeckIssues({ ruleset, definitions }: Compiled, deck: unknown, path: string): readonly Issue[] {
  const { decks = [] } = ruleset;
  if (deck === null) return [];
  if (typeof deck === 'string') {
    const ids = decks.map(({ id }) => id);
    const expected = ids.length === 0 ? 'a list of cards: the ruleset has no decks' : `one of ${ids.join(', ')}`;
    return ids.includes(deck) ? [] : [issue(path, 'unknownDeck', withNear(expected, deck, ids), deck)];
  }
  if (!Array.isArray(deck)) return [issue(path, 'wrongShape', 'a list of cards, or the id of a deck', deck)];
  const known = definitions.map(({ id }) => id);
  return deck.flatMap((card: unknown, index) =>
    typeof card === 'string' && known.includes(card)
      ? []
      : [issue(joinPath(path, index), 'unknownCard', withNear('the id of a card', card, known), card)],
  );
}

function entryOf(option: Json | undefined, name: string, seat: number): Json | undefined {
  if (Array.isArray(option)) return (option as readonly Json[])[seat];
  return isRecord(option) && Object.hasOwn(option, name) ? option[name] : undefined;
}

/** With the word that was most likely meant. */
function withNear(expected: string, found: unknown, known: readonly string[]): string {
  const meant = typeof found === 'string' ? nearest(found, known) : undefined;
  return meant === undefined ? expected : `${expected} (did you mean ${meant}?)`;
}
