/** How many bytes does a frame of Unseen keep in a history, and how large are a frame and a state when they are written? */
import { unseen } from '@turnwise/unseen';
import type { Question } from '../figure.ts';
import { allPlays, playRecorded, someStates } from '../unseen-games.ts';
import { measureBytes } from '../written-bytes.ts';

/** Hash off, as where time is measured. */
export const measure: Question = (what) => {
  const kernel = unseen.kernelWith({ hash: false });
  const plays = allPlays();
  return measureBytes(what, unseen, () => plays.map((play) => playRecorded(kernel, play)), someStates);
};
