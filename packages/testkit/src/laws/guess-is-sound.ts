/** Law 7, rules 2 and 6: what `determinize` gives is a state of the game, with streams of its own, that can be played on. */
import { nextInput } from '@turnwise/game';
import type { AnyState, Chooser } from '@turnwise/game';
import { issuesText, stopText } from '../faults.ts';
import type { Holds } from '../law.ts';
import { difference, same } from '../same.ts';
import { wasPlayed } from '../walk.ts';
import type { Walk } from '../walk.ts';

/** Inputs that are played on a guess. */
const PLAYED = 4;

/** Gives whether it is; if not, what follows from it says nothing. */
export function checkGuess(walk: Walk, place: number, guess: AnyState, chooser: Chooser, holds: Holds): boolean {
  const state = walk.states[place] as AnyState;
  const { game } = walk;
  checkStreams(walk, place, state, guess, holds);
  const issues = game.rules.invariants?.(guess) ?? [];
  const intact = holds(
    issues.length === 0,
    place,
    () => `gets a guess that breaks the invariants: ${issuesText(issues)}`,
  );
  // Where the true game could not be played on either, other laws say why.
  const stopped = wasPlayed(walk) ? whyStopped(walk, guess, chooser) : undefined;
  const goesOn = holds(stopped === undefined, place, () => `gets a guess that cannot be played on: ${stopped}`);
  return intact && goesOn;
}

function checkStreams({ game, context }: Walk, place: number, state: AnyState, guess: AnyState, holds: Holds): void {
  const streams = game.streams(context.options);
  if (streams.length > 0) {
    const names = Object.keys(guess['random'] ?? {});
    const lacking = streams.filter((name) => !names.includes(name));
    holds(lacking.length === 0, place, () => `gets a guess without the random stream ${lacking.join(', ')}`);
    holds(!same(guess['random'], state['random']), place, () => 'sees the random streams: a guess has the true ones');
  }
  if (game.traits.hiddenInformation) return;
  const other = difference({ ...guess, random: null }, { ...state, random: null });
  holds(other === undefined, place, () => `does not know everything, although nothing is hidden: ${other}`);
}

/** Plays a few random inputs in fast mode. */
function whyStopped({ game, kernel }: Walk, guess: AnyState, chooser: Chooser): string | undefined {
  try {
    const state = kernel.clone(guess);
    for (let i = 0; i < PLAYED && game.result(state) === undefined; i++) {
      const input = nextInput(game, state, chooser);
      if (input === undefined) return 'nobody can move';
      const stopped = kernel.step(state, input);
      if (stopped !== undefined) return stopText(stopped);
    }
    return undefined;
  } catch (thrown) {
    return `the game threw ${String(thrown)}`;
  }
}
