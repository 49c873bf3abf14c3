/** How many bytes does a frame of Unseen keep in a history, and how large are a frame and a state when they are written? */
import { unseen } from '@turnwise/unseen';
import { allPlays, playRecorded, someStates } from '../content-games.ts';
import type { Question } from '../figure.ts';
import { measureBytes } from '../written-bytes.ts';

/** Hash off, as where time is measured. */
export const measure: Question = (what) => {
  const kernel = unseen.kernelWith({ hash: false });
  const plays = allPlays(unseen, 8);
  const play = () => plays.map((one) => playRecorded(unseen, kernel, one));
  return measureBytes(what, unseen, play, () => someStates(unseen, plays, 1));
};
