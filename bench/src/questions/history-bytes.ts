/** How many bytes does a history keep per frame with 10,000 things, over the same with 100? */
import { History } from '@turnwise/kernel';
import type { Question } from '../figure.ts';
import { bytesKeptBy } from '../heap.ts';
import { loadHandLoop } from '../load-hand-loop.ts';
import { createThings, thingsKernel } from '../things.ts';

const FRAMES = 4000;
const ROUNDS = 7;

export const measure: Question = async () => {
  const { mulberry32 } = await loadHandLoop(1);
  const kernel = thingsKernel();
  const bits = mulberry32(7);

  function bytesPerFrame(count: number): number {
    const start = createThings(count);
    const bytes = bytesKeptBy(() => {
      const history = new History(kernel, start);
      for (let i = 0; i < FRAMES; i++) history.dispatch({ kind: 'touch', thing: bits() % count });
      if (history.length !== FRAMES) throw new Error('touches were not committed');
      return history;
    });
    return bytes / FRAMES;
  }

  bytesPerFrame(100);
  bytesPerFrame(10_000);
  const ratios: number[] = [];
  const values: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const small = bytesPerFrame(100);
    const big = bytesPerFrame(10_000);
    ratios.push(big / small);
    values.push(big);
  }
  return { ratios, values };
};
