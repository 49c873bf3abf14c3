/**
 * What does one change cost with 100,000 things, over the same with 1,000? Recorded: `history` keeps the 100 frames of a match and
 * their states, `dispatch` makes the same frames and keeps the present state alone.
 */
import { History } from '@turnwise/kernel';
import type { Question } from '../figure.ts';
import { interleave } from '../interleave.ts';
import type { Contender } from '../interleave.ts';
import { loadHandLoop } from '../load-hand-loop.ts';
import { createThings, thingsKernel } from '../things.ts';
import type { Things } from '../things.ts';

/** Changes in one match. */
const MATCH = 100;

export const measure: Question = async (keeping) => {
  const { mulberry32 } = await loadHandLoop(1);
  const kernel = thingsKernel();

  function touching(count: number): Contender {
    const start = createThings(count);
    const bits = mulberry32(count);
    const touch = (): Things['Input'] => ({ kind: 'touch', thing: bits() % count });
    const playMatch = keeping === 'history' ? withHistory : withoutHistory;

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

    return (matches) => {
      for (let match = 0; match < matches; match++) if (playMatch() !== MATCH) throw new Error('touches were lost');
      return matches * MATCH;
    };
  }

  return interleave(touching(1000), touching(100_000));
};
