/**
 * The random games of the Innovation suite, the same in every run: two seats, game n is set up with the seed n, and its inputs
 * are drawn by a chooser of that seed.
 */
import { createChooser, nextInput, playOut } from '@turnwise/game';
import type { Chooser } from '@turnwise/game';
import { innovation } from '@turnwise/innovation';
import type { Innovation, InnovationState } from '@turnwise/innovation';
import { History } from '@turnwise/kernel';
import type { Kernel } from '@turnwise/kernel';

/** Games that are played from the first to the last, over and over. Each has some two hundred inputs. */
export const GAMES = 100;

const SEATS = ['A', 'B'];

export function setUp(seed: number): InnovationState {
  const start = innovation.setup({ seed, seats: SEATS });
  if (!start.ok) throw new Error('Innovation cannot be set up');
  return start.value;
}

/** Every step in place: no frame, no event. Gives the number of inputs. */
export function playFast(seed: number): number {
  const { inputs, end } = playOut(innovation, setUp(seed), createChooser(seed));
  if (end !== 'over') throw new Error(`the game of seed ${seed} went wrong: ${JSON.stringify(end)}`);
  return inputs;
}

/** With all that is recorded: frames, events, history. */
export function playRecorded(kernel: Kernel<Innovation>, seed: number): History<Innovation> {
  const history = new History(kernel, setUp(seed));
  const chooser = createChooser(seed);
  while (innovation.result(history.state) === undefined) record(history, chooser, seed);
  return history;
}

function record(history: History<Innovation>, chooser: Chooser, seed: number): void {
  const input = nextInput(innovation, history.state, chooser);
  const result = input === undefined ? undefined : history.dispatch(input);
  if (result === undefined || !result.ok || result.value.outcome.kind !== 'committed')
    throw new Error(`the game of seed ${seed} went wrong: ${JSON.stringify(result)}`);
}

/** States of many games, from the opening to the end, in pauses and between actions. */
export function someStates(): readonly InnovationState[] {
  const kernel = innovation.kernelWith({ hash: false });
  const states: InnovationState[] = [];
  for (let seed = 1; seed <= STATE_GAMES; seed++) {
    let state = setUp(seed);
    const chooser = createChooser(seed);
    for (let inputs = 0; innovation.result(state) === undefined; inputs++) {
      if (inputs % STATE_EVERY === 0) states.push(state);
      const input = nextInput(innovation, state, chooser);
      const result = input === undefined ? undefined : kernel.dispatch(state, input);
      if (result === undefined || !result.ok) throw new Error(`the game of seed ${seed} went wrong`);
      ({ state } = result.value);
    }
  }
  return states;
}

const STATE_GAMES = 20;
const STATE_EVERY = 10;
