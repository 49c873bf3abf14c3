/** How many bytes does a frame of duel keep in a history, and how large are a frame and a state when they are written? */
import { duel } from '@turnwise/duel';
import { playRecorded, someStates } from '../content-games.ts';
import type { Question } from '../figure.ts';
import { seededPlays } from '../ruleset-games.ts';
import { measureBytes } from '../written-bytes.ts';

/** Hash off, as where time is measured. */
export const measure: Question = (what) => {
  const kernel = duel.kernelWith({ hash: false });
  const plays = seededPlays(duel, 20);
  const play = () => plays.map((one) => playRecorded(duel, kernel, one));
  return measureBytes(what, duel, play, () => someStates(duel, plays, 10));
};
