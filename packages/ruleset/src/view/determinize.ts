/**
 * A state that a viewer cannot tell from the true one. The cards that it does not know are dealt anew into the places where
 * unknown cards of the same owner lie; all deals are equally likely. What follows from the past and not from the view (a seat
 * that passed would have answered with such a card) is not reckoned with, nor what other seats know of each other's cards:
 * in a guess a seat knows what its zones show it, and what is public.
 */
import { fallbackAnswer, seat, shuffled } from '@turnwise/game';
import type { Choice, Chooser, Viewer } from '@turnwise/game';
import { sameContent } from '@turnwise/kernel';
import type { Random } from '@turnwise/kernel';
import type { Given } from '@turnwise/stack';
import { seatOf, zoneOf } from '../compiled/compiled.ts';
import type { Compiled, Zone } from '../compiled/compiled.ts';
import { everybody, sightOf, SPECTATORS } from '../run/sight.ts';
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
  const seats = view.players.length;
  const dealt = dealSlots(view, chooser);
  const cardIn = (value: number): number => (isSlot(value) ? (dealt[slotOf(value)] as number) : value);
  const cards = view.cards.map((card): CardState =>
    card.place === HIDDEN_PLACE ? card : known(compiled, card, seats),
  );
  const places = view.places.map((values, place) =>
    values.map((value) => {
      const number = cardIn(value);
      if (isSlot(value)) cards[number] = laid(compiled, view.cards[number] as CardState, place, seats);
      return number;
    }),
  );
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
    book: { ...book, uses: book.uses.map((use) => ({ ...use, source: cardIn(use.source) })) },
    stack: { ...stack, effects: stack.effects.map((item) => mapItem(compiled, item, cardIn)) },
    random,
  };
}

/** For each slot a card of its owner, none twice. What lies in shared zones is what is left. */
function dealSlots({ cards, slots }: RulesetView, chooser: Chooser): readonly number[] {
  const hidden = shuffled(
    chooser,
    cards.flatMap((card, number) => (card.place === HIDDEN_PLACE ? [number] : [])),
  );
  const take = (fits: (card: CardState) => boolean): number =>
    hidden.splice(
      hidden.findIndex((number) => fits(cards[number] as CardState)),
      1,
    )[0] as number;
  const owned = slots.map((owner) => {
    if (owner === SHARED_SLOT) return -1;
    return take((card) => (card.common ? owner === COMMON_SLOT : card.owner === owner));
  });
  return owned.map((number) => (number < 0 ? take(() => true) : number));
}

/** A card that is dealt into a place. */
function laid(compiled: Compiled, card: CardState, place: number, seats: number): CardState {
  const { shared } = compiled.zones[zoneOf(compiled, place)] as Zone;
  const there = seat(seatOf(compiled, place));
  const owner = card.common && !shared ? there : card.owner;
  return { ...card, owner, controller: shared ? owner : there, place, seen: sightOf(compiled, place, seats) };
}

function known(compiled: Compiled, card: CardState, seats: number): CardState {
  if (card.place < 0) return card;
  const all = (card.seen & SPECTATORS) === 0 ? 0 : everybody(seats);
  return { ...card, seen: card.seen | all | sightOf(compiled, card.place, seats) };
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
