/** How many bytes does a frame of Encounter keep in a history, and how large are a frame and a state when they are written? */
import { encounter } from '@turnwise/encounter';
import { allPlays, playRecorded, someStates } from '../content-games.ts';
import type { Question } from '../figure.ts';
import { measureBytes } from '../written-bytes.ts';

/** Hash off, as where time is measured. */
export const measure: Question = (what) => {
  const kernel = encounter.kernelWith({ hash: false });
  const plays = allPlays(encounter, 1);
  const play = () => plays.map((one) => playRecorded(encounter, kernel, one));
  return measureBytes(what, encounter, play, () => someStates(encounter, plays, 10));
};
