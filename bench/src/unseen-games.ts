/** The random plays of the Unseen suite, the same in every run: on each level that ships, with choosers of the same seeds. */
import { createChooser, nextInput, playOut } from '@turnwise/game';
import { History } from '@turnwise/kernel';
import type { Kernel } from '@turnwise/kernel';
import { LEVELS, unseen } from '@turnwise/unseen';
import type { Unseen, UnseenState } from '@turnwise/unseen';

/** Plays on each level. */
const PLAYS = 8;

export interface Play {
  readonly start: UnseenState;
  readonly seed: number;
}

export function allPlays(): readonly Play[] {
  return Object.keys(LEVELS).flatMap((level) => {
    const start = unseen.setup({ seed: 1, options: { level } });
    if (!start.ok) throw new Error(`${level} cannot be set up`);
    return Array.from({ length: PLAYS }, (_, index) => ({ start: start.value, seed: index + 1 }));
  });
}

/** In place on a copy of the start, made anew for each play. */
export function playFast(own: UnseenState, { start, seed }: Play): void {
  unseen.kernel.cloneInto(own, start);
  const { end } = playOut(unseen, own, createChooser(seed));
  if (end !== 'over') throw new Error(`the play of seed ${seed} went wrong: ${JSON.stringify(end)}`);
}

/** With all that is recorded: frames, events, history. */
export function playRecorded(kernel: Kernel<Unseen>, { start, seed }: Play): History<Unseen> {
  const history = new History(kernel, start);
  const chooser = createChooser(seed);
  while (unseen.result(history.state) === undefined) {
    const input = nextInput(unseen, history.state, chooser);
    const result = input === undefined ? undefined : history.dispatch(input);
    if (result === undefined || !result.ok || result.value.outcome.kind !== 'committed')
      throw new Error(`the play of seed ${seed} went wrong: ${JSON.stringify(result)}`);
  }
  return history;
}

/** The state after every frame of every play. */
export function someStates(): readonly UnseenState[] {
  const kernel = unseen.kernelWith({ hash: false });
  return allPlays().flatMap((play) => {
    const states = [play.start];
    const { log } = playRecorded(kernel, play);
    for (const { input } of log) {
      const result = kernel.dispatch(states.at(-1) as UnseenState, input);
      if (!result.ok) throw new Error(result.error.message);
      states.push(result.value.state);
    }
    return states;
  });
}
