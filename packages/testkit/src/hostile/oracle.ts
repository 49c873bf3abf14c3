/**
 * Whether a refusal tells something hidden. Two ways to look: of a name that the seat has never seen, the refusal must be that of a name
 * that does not exist; and whatever was sent, the answer must be the same in a state that the seat cannot tell from the true one.
 */
import type { AnyGame, AnyInput, AnyState, Chooser, Seat } from '@turnwise/game';
import { hashValue, isRecord, shorten } from '@turnwise/kernel';
import type { Refusal } from '@turnwise/kernel';
import { without } from './send.ts';

/** What is given away by the answer to this input, if something is. */
export function toldByGuess(game: AnyGame, state: AnyState, guess: AnyState, input: AnyInput): string | undefined {
  const [there, guessed] = [answerOf(game, state, input), answerOf(game, guess, input)];
  return there === guessed
    ? undefined
    : `answered ${shorten(there)}, and ${shorten(guessed)} where other cards are hidden`;
}

/** A state that the seat cannot tell from this one; undefined for a game that hides nothing. */
export function guessOf(game: AnyGame, state: AnyState, seat: Seat, chooser: Chooser): AnyState | undefined {
  return game.traits.hiddenInformation ? game.determinize(game.view(state, seat), seat, chooser) : undefined;
}

/** Naming something that the seat has never seen, and something that does not exist. */
export function toldByName(
  game: AnyGame,
  state: AnyState,
  input: AnyInput,
  hidden: string,
  nothing: string,
): string | undefined {
  const other = replaced(input, hidden, nothing) as AnyInput;
  const [named, unknown] = [refusalOf(game, state, input), refusalOf(game, state, other)];
  if (named === undefined || unknown === undefined)
    return named === unknown
      ? undefined
      : `${hidden} is ${named === undefined ? 'taken' : 'refused'} unlike what does not exist`;
  const [a, b] = [without(named, hidden), without(unknown, nothing)];
  return a === b ? undefined : `${hidden} is refused with ${shorten(a)}, what does not exist with ${shorten(b)}`;
}

function replaced(value: unknown, from: unknown, to: unknown): unknown {
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((one) => replaced(one, from, to));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one, from, to)]));
}

function answerOf(game: AnyGame, state: AnyState, input: AnyInput): string {
  const refusal = refusalOf(game, state, input);
  return refusal === undefined ? 'taken' : without(refusal, '');
}

/** A fault is told by others. */
function refusalOf(game: AnyGame, state: AnyState, input: AnyInput): Refusal | undefined {
  const answer = game.validate(state, input);
  return answer.ok ? answer.value : { kind: 'aborted', code: answer.error.code, params: {}, by: '' };
}

/** Of all that a seat can see of a match, and of the state. */
export function printOf(value: unknown): string {
  return hashValue(JSON.parse(JSON.stringify(value)));
}
