/** Time and chance, given in so that tests have their own. */
export interface Surroundings {
  /** Milliseconds since 1970. */
  now(): number;
  /** From 0 to 1. */
  random(): number;
  /** Runs it later. Gives the way to call it off. */
  after(milliseconds: number, run: () => void): () => void;
}

export const REAL_SURROUNDINGS: Surroundings = {
  now: () => Date.now(),
  random: () => Math.random(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
