/** Time, chance and the network, given in so that tests have their own. */
import { whenBack } from './when-back.ts';

export interface Surroundings {
  /** Milliseconds since 1970. */
  now(): number;
  /** From 0 to 1. */
  random(): number;
  /** Runs it later. Gives the way to call it off. */
  after(milliseconds: number, run: () => void): () => void;
  /** Runs it whenever a lost connection may be opened again at once. Gives the way to stop. */
  whenBack?(run: () => void): () => void;
}

export const REAL_SURROUNDINGS: Surroundings = {
  now: () => Date.now(),
  random: () => Math.random(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  whenBack,
};
