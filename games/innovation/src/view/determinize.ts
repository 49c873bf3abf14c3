/**
 * A state that a viewer cannot tell from the true one, drawn at random from what it sees.
 *
 * What is consistent: every card that the viewer knows, where it knows it; sizes and ages of all hidden places; cards named in
 * effects; that somebody is asked now what it is asked, so that it has cards to choose from; that a seat has answered in
 * secret. All deals that agree with these are equally likely.
 *
 * What is not: what follows from the past, and not from the view. That a seat showed at a demand that it had no such card,
 * that it chose a card before another, that one of two cards known in a hand has left it (they are forgotten, see
 * `apply/knowledge.ts`), that a card given away unseen had the icon that was asked for. What other seats know of each other's
 * cards is not guessed either: in a guess a seat knows its own, and what is public.
 */
import { sampleAnswer } from '@turnwise/game';
import type { Chooser, Choice, Seat, Viewer } from '@turnwise/game';
import type { Random } from '@turnwise/kernel';
import type { Given } from '@turnwise/stack';
import type { InnovationState, InnovationView } from '../types.ts';
import { choicesAnew } from './choices-anew.ts';
import { fill, poolsOf } from './fill.ts';

/**
 * Deals until one of them leads to the questions that are asked. In random play the first did in 99 of 100 cases and fifty
 * were always enough; the rarest hand that can be asked for has a chance of about one in a hundred.
 */
const DEALS = 2_000;

export function determinize(view: InnovationView, viewer: Viewer, chooser: Chooser, random: Random): InnovationState {
  const pools = poolsOf(view);
  for (let i = 0; i < DEALS; i++) {
    const guess = withQuestions(fill(view, pools, chooser, random), viewer, chooser);
    if (guess !== undefined) return guess;
  }
  return withMadeUpQuestions(fill(view, pools, chooser, random), viewer);
}

/** The guess with the choices of others and their secret answers; undefined if they would not be asked there. */
function withQuestions(state: InnovationState, viewer: Viewer, chooser: Chooser): InnovationState | undefined {
  const { stack } = state;
  const choices = choicesAnew(state, viewer);
  if (choices === undefined) return undefined;
  const given = stack.given.map((one): Given => {
    const choice = choices.find(({ id }) => id === one.choice) as Choice;
    return choice.seat === viewer ? one : { choice: one.choice, value: sampleAnswer(choice, chooser) };
  });
  return { ...state, stack: { ...stack, choices, given } };
}

/**
 * The last resort, for a question that no deal has led to: the seat may take any one of its cards. Whether others are asked
 * anything but a card of a hand or score pile is public, so it never comes to that.
 */
function withMadeUpQuestions(state: InnovationState, viewer: Viewer): InnovationState {
  const ask = (choice: Choice): Choice =>
    choice.seat === viewer ? choice : { ...choice, min: 1, max: 1, candidates: cardsOf(state, choice.seat) };
  return { ...state, stack: { ...state.stack, choices: state.stack.choices.map(ask) } };
}

function cardsOf({ players }: InnovationState, seat: Seat): readonly number[] {
  const player = players[seat];
  return player === undefined ? [] : [...player.hand, ...player.score];
}
