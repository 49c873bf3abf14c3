/** How many bytes does a frame of Innovation keep in a history, and how large are a frame and a state when they are written? */
import { innovation } from '@turnwise/innovation';
import type { Question } from '../figure.ts';
import { playRecorded, someStates } from '../innovation-games.ts';
import { measureBytes } from '../written-bytes.ts';

/** Games whose histories are kept. */
const GAMES = 30;

/** Hash off, as where time is measured. */
export const measure: Question = (what) => {
  const kernel = innovation.kernelWith({ hash: false });
  const play = () => Array.from({ length: GAMES }, (_, index) => playRecorded(kernel, index + 1));
  return measureBytes(what, innovation, play, someStates);
};
