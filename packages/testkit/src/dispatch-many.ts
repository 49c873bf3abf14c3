/**
 * Very many dispatches in random play, without hashes: most of the inputs are offered, some are made up, some are stale.
 * Nothing may throw, and no answer may be a fault.
 */
import { asAnyGame, createChooser, nextInput } from '@turnwise/game';
import type { AnyGame, AnyInput, AnyState, Chooser, HostGame } from '@turnwise/game';
import { isRefusal, shorten } from '@turnwise/kernel';
import { anyJson } from './any-json.ts';
import { faultText, issuesText } from './faults.ts';
import { invented, nearMiss, spoilt, vocabularyOf } from './near-miss.ts';
import { seatNames, walkGame } from './walk.ts';

export interface DispatchRequest {
  readonly dispatches: number;
  readonly seed: number;
}

export interface DispatchTally {
  readonly dispatches: number;
  /** Games that ended. */
  readonly games: number;
  /** How often each was answered: `committed`, `noChange`, or the code of a refusal. */
  readonly answers: Readonly<Record<string, number>>;
  /** Exceptions and engine errors: how many, and the first five. */
  readonly faulted: number;
  readonly faults: readonly string[];
}

/** One in so many dispatches is of an input that was not drawn from offers. */
const WRONG = 5;
const VALUES = 1_000;
const KEPT = 5;

export function dispatchMany(hosted: HostGame, { dispatches, seed }: DispatchRequest): DispatchTally {
  const game = asAnyGame(hosted);
  const kernel = game.kernelWith({ hash: false });
  const chooser = createChooser(seed, 'dispatches');
  const wrong = wrongInputs(game, seed, chooser);
  const answers = new Map<string, number>();
  const faults: string[] = [];
  let faulted = 0;
  let games = 0;
  let begun = 0;
  let state = begin(game, seed);
  let frames = 0;

  for (let done = 0; done < dispatches; done++) {
    let input: AnyInput | undefined;
    let answer: string;
    try {
      input = chooser.below(WRONG) === 0 ? wrong() : nextInput(game, state, chooser);
      const result = kernel.dispatch(state, input ?? wrong());
      if (!result.ok) {
        answer = result.error.code;
        faulted++;
        if (faults.length < KEPT) faults.push(`seed ${seed + begun}, ${shorten(input)}: ${faultText(result.error)}`);
      } else {
        const { outcome } = result.value;
        answer = isRefusal(outcome) ? outcome.code : outcome.kind;
        if (outcome.kind === 'committed') frames++;
        state = result.value.state;
      }
      if (input === undefined || frames > game.longest) {
        games++;
        begun++;
        frames = 0;
        state = begin(game, seed + begun);
      }
    } catch (thrown) {
      answer = 'threw';
      faulted++;
      if (faults.length < KEPT) faults.push(`seed ${seed + begun}, ${shorten(input)}: ${String(thrown)}`);
    }
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  }
  const sorted = [...answers].sort(([, a], [, b]) => b - a);
  return { dispatches, games, answers: Object.fromEntries(sorted), faulted, faults };
}

/** Draws inputs that mostly are not offered. */
function wrongInputs(game: AnyGame, seed: number, chooser: Chooser): () => AnyInput {
  const walk = walkGame(game, { seed });
  const vocabulary = vocabularyOf(walk);
  const anything = anyJson(seed, VALUES);
  return () => {
    const made = walk.frames[chooser.below(Math.max(1, walk.frames.length))]?.input;
    const which = chooser.below(10);
    if (made === undefined || which < 5) return invented(game, vocabulary, chooser);
    return which < 9 ? nearMiss(made, vocabulary, chooser) : (spoilt(made, anything, chooser) as unknown as AnyInput);
  };
}

function begin(game: AnyGame, seed: number): AnyState {
  const start = game.setup({ seed, seats: seatNames(game, seed) });
  if (!start.ok) throw new Error(`${game.id} cannot begin: ${issuesText(start.error)}`);
  return start.value;
}
