/**
 * What does one change cost with 100,000 things, over the same with 1,000? Recorded: `history` keeps the 100 frames of a match and
 * their states, `dispatch` makes the same frames and keeps the present state alone, `flat` keeps a history of one long list of zones.
 */
import { History } from '@turnwise/kernel';
import type { GameTypes, Kernel } from '@turnwise/kernel';
import type { Question } from '../figure.ts';
import { interleave } from '../interleave.ts';
import type { Contender } from '../interleave.ts';
import { loadHandLoop } from '../load-hand-loop.ts';
import { createFlatThings, flatThingsKernel } from '../flat-things.ts';
import { createThings, thingsKernel } from '../things.ts';

/** Changes in one match. */
const MATCH = 100;

export const measure: Question = async (keeping) => {
  const { mulberry32 } = await loadHandLoop(1);
  const touching = (count: number): Contender =>
    keeping === 'flat'
      ? matchesOf(flatThingsKernel(), createFlatThings(count), count, mulberry32(count), true)
      : matchesOf(thingsKernel(), createThings(count), count, mulberry32(count), keeping === 'history');
  return interleave(touching(1000), touching(100_000));
};

interface Touching extends GameTypes {
  State: { readonly touches: number };
  Input: { readonly kind: 'touch'; readonly thing: number };
}

function matchesOf<T extends Touching>(
  kernel: Kernel<T>,
  start: T['State'],
  count: number,
  bits: () => number,
  keeps: boolean,
): Contender {
  const touch = (): T['Input'] => ({ kind: 'touch', thing: bits() % count });

  function withHistory(): number {
    const history = new History(kernel, start);
    for (let i = 0; i < MATCH; i++) history.dispatch(touch());
    return history.state.touches;
  }

  function withoutHistory(): number {
    let state = start;
    for (let no = 1; no <= MATCH; no++) {
      const result = kernel.dispatch(state, touch(), { no });
      if (result.ok) ({ state } = result.value);
    }
    return state.touches;
  }

  const playMatch = keeps ? withHistory : withoutHistory;
  return (matches) => {
    for (let match = 0; match < matches; match++) if (playMatch() !== MATCH) throw new Error('touches were lost');
    return matches * MATCH;
  };
}
