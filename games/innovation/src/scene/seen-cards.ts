/** The cards of a view as things: what each is called, and where it lies. */
import type { PlaceId, Seat, ThingId } from '@turnwise/game';
import { COLOUR, LAST_AGE } from '../cards/catalogue.ts';
import { highestTop, playerAt } from '../table/selectors.ts';
import type { InnovationView, SeenCard } from '../types.ts';
import { ageOfSeen } from '../view/sight.ts';
import { cardThing, deckPlace, hiddenThing, pilePlace, REMOVED, setPlace, topThing } from './ids.ts';

export interface LyingCard {
  readonly thing: ThingId;
  /** The card, or minus its age. */
  readonly card: SeenCard;
  readonly place: PlaceId;
}

/** A hand or a score pile, in the order of the view. */
export function cardsOfSet(view: InnovationView, zone: 'hand' | 'score', seat: Seat): readonly LyingCard[] {
  const place = setPlace(zone, seat);
  const unknown: number[] = [];
  return playerAt(view, seat)[zone].map((card) => {
    if (card > 0) return { thing: cardThing(card), card, place };
    const number = unknown[-card] ?? 0;
    unknown[-card] = number + 1;
    return { thing: hiddenThing(place, -card, number), card, place };
  });
}

export function cardsOfPile(view: InnovationView, seat: Seat, colour: number): readonly LyingCard[] {
  const place = pilePlace(seat, colour);
  const pile = playerAt(view, seat).piles[colour] ?? [];
  return pile.map((card) => ({ thing: cardThing(card), card, place }));
}

/** Of a deck those that the viewer knows, and the uppermost one. */
export function cardsOfDeck({ decks }: InnovationView, age: number): readonly LyingCard[] {
  const deck = decks[age] ?? [];
  const place = deckPlace(age);
  return deck.flatMap((card, index) => {
    if (card > 0) return [{ thing: cardThing(card), card, place }];
    return index === deck.length - 1 ? [{ thing: topThing(age), card, place }] : [];
  });
}

export function removedCards({ removed }: InnovationView): readonly LyingCard[] {
  return removed.map((card) => ({ thing: cardThing(card), card, place: REMOVED }));
}

/** Where a card lies, as far as the viewer knows. */
export function placeOfCard(view: InnovationView, card: number): PlaceId | undefined {
  const colour = COLOUR[card];
  if (card <= 0 || colour === undefined) return undefined;
  for (const [index, { hand, score, piles }] of view.players.entries()) {
    const seat = index as Seat;
    if (hand.includes(card)) return setPlace('hand', seat);
    if (score.includes(card)) return setPlace('score', seat);
    if (piles[colour]?.includes(card) === true) return pilePlace(seat, colour);
  }
  const deck = view.decks[ageOfSeen(card)];
  if (deck?.includes(card) === true) return deckPlace(ageOfSeen(card));
  return view.removed.includes(card) ? REMOVED : undefined;
}

/** The card as a thing, if the viewer sees it on the table. */
export function seenThings(view: InnovationView, card: number): readonly ThingId[] {
  return placeOfCard(view, card) === undefined ? [] : [cardThing(card)];
}

/** The card that the seat would draw by an action: of the age of its highest top card, or of the next that has any. */
export function drawnThings(view: InnovationView, seat: Seat): readonly ThingId[] {
  for (let age = Math.max(1, highestTop(playerAt(view, seat))); age <= LAST_AGE; age++) {
    const top = cardsOfDeck(view, age).at(-1);
    if (top !== undefined) return [top.thing];
  }
  return [];
}
