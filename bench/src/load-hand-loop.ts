/** The way to the hand-written loops. Each contender takes a copy of its own, so that nobody spoils another's type feedback. */

type Random = () => number;
type Play = (games: number) => number;

export interface HandLoop {
  readonly mulberry32: (seed: number) => Random;
  readonly ticTacToe: (random: Random) => Play;
  readonly connectFour: (random: Random) => Play;
}

/** A different number gives a different copy of the module. */
export async function loadHandLoop(copy: number): Promise<HandLoop> {
  return (await import(`./hand-loop.mjs?${copy}`)) as HandLoop;
}
