/**
 * A state that a viewer cannot tell from the true one. The cards that it does not know are dealt anew into the places where
 * unknown cards of the same owner lie; all deals are equally likely. What follows from the past and not from the view (a seat
 * that passed would have answered with such a card) is not reckoned with, nor what other seats know of each other's cards:
 * in a guess a seat knows what its zones show it, and what is public.
 */
import { shuffled } from '@turnwise/game';
import type { Choice, Chooser, Viewer } from '@turnwise/game';
import { hashValue } from '@turnwise/kernel';
import type { Random } from '@turnwise/kernel';
import type { Compiled } from '../compile/compiled.ts';
import { everybody, sightOf, SPECTATORS } from '../run/sight.ts';
import { HIDDEN_PLACE } from '../types.ts';
import type { CardState, RulesetState, RulesetView } from '../types.ts';
import { isSlot, mapItem, slotOf } from './map-items.ts';

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
      if (isSlot(value)) {
        const { controller } = view.slots[slotOf(value)] as { readonly controller: CardState['controller'] };
        const card = view.cards[number] as CardState;
        cards[number] = { ...card, place, controller, seen: sightOf(compiled, place, seats) };
      }
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
    book: { ...book, uses: book.uses.map((use) => ({ ...use, card: cardIn(use.card) })) },
    stack: { ...stack, effects: stack.effects.map((item) => mapItem(compiled, item, cardIn)) },
    random,
  };
}

/** For each slot a card of its owner, none twice. */
function dealSlots({ cards, slots, players }: RulesetView, chooser: Chooser): readonly number[] {
  const decks = players.map((_, owner) =>
    shuffled(
      chooser,
      cards.flatMap((card, number) => (card.place === HIDDEN_PLACE && card.owner === owner ? [number] : [])),
    ),
  );
  return slots.map(({ owner }) => decks[owner]?.pop() as number);
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
  if (stack.choices.every(({ seat }) => seat === viewer)) return state;
  const again = choicesAgain(state);
  const fits =
    again.length === stack.choices.length &&
    stack.choices.every((asked, index) => {
      const choice = again[index] as Choice;
      if (asked.seat === viewer) return hashValue(choice) === hashValue(asked);
      return (
        choice.id === asked.id && choice.seat === asked.seat && choice.kind === asked.kind && canBeAnswered(choice)
      );
    });
  return fits ? { ...state, stack: { ...stack, choices: again } } : undefined;
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
