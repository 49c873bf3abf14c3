/** The same change to the same zones by a library of drafts on proxies; it keeps the states of a match and nothing else. */
import { produce } from 'immer';
import { create } from 'mutative';
import type { Question } from '../figure.ts';
import { interleave } from '../interleave.ts';
import type { Contender } from '../interleave.ts';
import { loadHandLoop } from '../load-hand-loop.ts';
import { createFlatThings, ZONE } from '../flat-things.ts';

const MATCH = 100;

interface Draft {
  zones: { id: number; value: number }[][];
  touches: number;
}
type Change = (state: Draft, recipe: (draft: Draft) => void) => Draft;

/** Both as they come: immer freezes what it makes, mutative does not. */
const CHANGES: Readonly<Record<'immer' | 'mutative', Change>> = {
  immer: (state, recipe) => produce(state, recipe),
  mutative: (state, recipe) => create(state, recipe),
};

export const measure: Question = async (peer) => {
  const { mulberry32 } = await loadHandLoop(1);
  const change = CHANGES[peer as keyof typeof CHANGES];

  function touching(count: number): Contender {
    const start = createFlatThings(count) as Draft;
    const bits = mulberry32(count);
    return (matches) => {
      for (let match = 0; match < matches; match++) {
        const states = [start];
        for (let i = 0; i < MATCH; i++) {
          const thing = bits() % count;
          const next = change(states[i] as Draft, (draft) => {
            const touched = draft.zones[Math.floor(thing / ZONE)]?.[thing % ZONE];
            if (touched !== undefined) touched.value++;
            draft.touches++;
          });
          states.push(next);
        }
        if (states.at(-1)?.touches !== MATCH) throw new Error('touches were lost');
      }
      return matches * MATCH;
    };
  }

  return interleave(touching(1000), touching(100_000));
};
