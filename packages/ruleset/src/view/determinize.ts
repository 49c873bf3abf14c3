/**
 * A state that a viewer cannot tell from the true one. The cards that it does not know are dealt anew into the places where
 * unknown cards of the same owner lie; all deals are equally likely. What follows from the past and not from the view (a seat
 * that passed would have answered with such a card) is not reckoned with, nor what other seats know of each other's cards:
 * in a guess a seat knows what its zones show it, and what is public.
 */
import { fallbackAnswer, seat, shuffled } from '@turnwise/game';
import type { Choice, Chooser, Seat, Viewer } from '@turnwise/game';
import { sameContent } from '@turnwise/kernel';
import type { Random } from '@turnwise/kernel';
import type { Given } from '@turnwise/stack';
import { cardAt, zoneAt } from '../compiled/at.ts';
import { seatOf, zoneOf } from '../compiled/compiled.ts';
import type { Compiled } from '../compiled/compiled.ts';
import { withUses } from '../run/book.ts';
import { everybody, sightByPlace, SPECTATORS } from '../run/sight.ts';
import { HIDDEN_PLACE } from '../types.ts';
import type { CardState, RulesetState, RulesetView } from '../types.ts';
import { COMMON_SLOT, isSlot, mapItem, SHARED_SLOT, slotOf } from './map-items.ts';
import { viewChoice } from './view-choice.ts';

/** Deals until one of them leads to the questions that are asked. */
const DEALS = 200;

export function determinize(
  compiled: Compiled,
  choicesAgain: (state: RulesetState) => readonly Choice[],
  view: RulesetView,
  viewer: Viewer,
  chooser: Chooser,
  random: Random,
): RulesetState {
  for (let i = 0; i < DEALS; i++) {
    const guess = withQuestions(deal(compiled, view, chooser, random), viewer, choicesAgain);
    if (guess !== undefined) return guess;
  }
  return withMadeUpQuestions(deal(compiled, view, chooser, random), viewer);
}

function deal(compiled: Compiled, view: RulesetView, chooser: Chooser, random: Random): RulesetState {
  const dealt = dealSlots(view, chooser);
  const cardIn = (value: number): number => (isSlot(value) ? (dealt[slotOf(value)] as number) : value);
  const sights = sightByPlace(compiled, view);
  const cards = knownCards(view, sights);
  const places = view.places.map((values, place) => {
    const lie: number[] = [];
    for (const value of values) {
      const number = cardIn(value);
      if (isSlot(value)) cards[number] = laid(compiled, cardAt(view, number), place, sights[place] as number);
      lie.push(number);
    }
    return lie;
  });
  const { book, stack } = view;
  return {
    ruleset: view.ruleset,
    turn: view.turn,
    players: view.players,
    cards,
    places,
    flags: view.flags,
    changes: view.changes,
    events: view.events,
    ended: view.ended,
    halted: view.halted,
    book: withUses(
      book,
      book.uses.map((use) => ({ ...use, source: cardIn(use.source) })),
    ),
    stack: {
      effects: stack.effects.map((item) => mapItem(compiled, item, cardIn)),
      choices: stack.choices,
      given: stack.given,
      effectsMade: stack.effectsMade,
      choicesMade: stack.choicesMade,
    },
    random,
  };
}

/** For each slot a card of its owner, none twice. What lies in shared zones is what is left. */
function dealSlots({ cards, slots, players }: RulesetView, chooser: Chooser): readonly number[] {
  const hidden: number[] = [];
  for (let number = 0; number < cards.length; number++)
    if ((cards[number] as CardState).place === HIDDEN_PLACE) hidden.push(number);
  const left = shuffled(chooser, hidden);
  /** By owner, COMMON_SLOT first: all of its cards before there are dealt. */
  const from = Array.from({ length: players.length + 1 }, () => 0);
  const owned = slots.map((owner) => (owner === SHARED_SLOT ? NONE_YET : takeOwned(cards, left, from, owner)));
  let next = 0;
  return owned.map((number) => {
    if (number !== NONE_YET) return number;
    while (left[next] === DEALT) next++;
    return left[next++] as number;
  });
}

/** In place of a card that was dealt, and of one that is not yet. */
const DEALT = -1;
const NONE_YET = -1;

/** The first card of this owner that is left. */
function takeOwned(cards: readonly CardState[], left: number[], from: number[], owner: number): number {
  const pile = owner - COMMON_SLOT;
  for (let at = from[pile] as number; at < left.length; at++) {
    const number = left[at] as number;
    if (number === DEALT || ownerOfSlot(cards[number] as CardState) !== owner) continue;
    left[at] = DEALT;
    from[pile] = at + 1;
    return number;
  }
  return NONE_YET;
}

function ownerOfSlot({ common, owner }: CardState): number {
  return common ? COMMON_SLOT : owner;
}

/** The cards that the viewer knows; the others are as the view has them until they are dealt. */
function knownCards({ cards, players }: RulesetView, sights: readonly number[]): CardState[] {
  const all = everybody(players.length);
  const known: CardState[] = [];
  for (const card of cards) {
    const { place, seen, owner, controller } = card;
    const more = (seen & SPECTATORS) === 0 ? 0 : all;
    // One that is hidden or has ceased to exist lies in no place.
    known.push(place < 0 ? card : cardPut(card, owner, controller, place, seen | more | (sights[place] as number)));
  }
  return known;
}

/** A card that is dealt into a place. */
function laid(compiled: Compiled, card: CardState, place: number, sight: number): CardState {
  const { shared } = zoneAt(compiled, zoneOf(compiled, place));
  const there = seat(seatOf(compiled, place));
  const owner = card.common && !shared ? there : card.owner;
  return cardPut(card, owner, shared ? owner : there, place, sight);
}

/** As a literal, so that all cards have one hidden class. */
function cardPut(card: CardState, owner: Seat, controller: Seat, place: number, seen: number): CardState {
  const { id, definition, flags, counters, token, common } = card;
  return { id, definition, owner, controller, place, flags, counters, seen, token, common };
}

/** The guess with the questions to others as they would be asked there; undefined if others would be asked. */
function withQuestions(
  state: RulesetState,
  viewer: Viewer,
  choicesAgain: (state: RulesetState) => readonly Choice[],
): RulesetState | undefined {
  const { stack } = state;
  if (stack.choices.every((asked) => asked.seat === viewer)) return state;
  const again = choicesAgain(state);
  const fits =
    again.length === stack.choices.length &&
    stack.choices.every((asked, index) => {
      const choice = again[index] as Choice;
      if (asked.seat === viewer) return sameContent(choice, asked);
      return sameContent(viewChoice(choice, viewer), asked) && canBeAnswered(choice);
    });
  return fits
    ? { ...state, stack: { ...stack, choices: again, given: guessed(stack.given, again, viewer) } }
    : undefined;
}

/** What others have answered is not seen: any legal answer will do. */
function guessed(given: readonly Given[], choices: readonly Choice[], viewer: Viewer): readonly Given[] {
  return given.map((one) => {
    const choice = choices.find(({ id }) => id === one.choice);
    return choice === undefined || choice.seat === viewer ? one : { ...one, value: fallbackAnswer(choice) };
  });
}

/** There is more than one answer, else nobody would have been asked. */
function canBeAnswered({ candidates, min, max }: Choice): boolean {
  return candidates.length >= Math.max(1, min) && max >= min;
}

/** The last resort, for a question that no deal has led to: it can be declined. */
function withMadeUpQuestions(state: RulesetState, viewer: Viewer): RulesetState {
  const { stack } = state;
  const choices = stack.choices.map((choice): Choice =>
    choice.seat === viewer ? choice : { ...choice, min: 0, max: 0, candidates: [] },
  );
  return { ...state, stack: { ...stack, choices } };
}
