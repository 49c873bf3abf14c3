/**
 * Measures two contenders in turns, in CPU time.
 *
 * 1. Both are warmed up in small turns, so that the compiler has seen all of both before the first round.
 * 2. A batch of each is sized so that it takes about as long as the other's.
 * 3. In every round each does one batch, and who begins alternates; the round's ratio is the contender's time per unit over the
 *    baseline's, so a machine that slows down for a while slows both.
 */
import type { Samples } from './figure.ts';

/** Does something so many times and says how many units (moves, changes) that were. */
export type Contender = (times: number) => number;

export interface Rounds {
  readonly rounds: number;
  /** Milliseconds of CPU time for each contender before the first round, and in each round. */
  readonly warmUp: number;
  readonly batch: number;
}

/** Microseconds since some moment. */
export type Clock = () => number;

const ROUNDS: Rounds = { rounds: 15, warmUp: 600, batch: 30 };

/** The values are the contender's nanoseconds per unit. */
export function interleave(
  baseline: Contender,
  contender: Contender,
  plan: Rounds = ROUNDS,
  clock: Clock = cpuTime,
): Samples {
  const times = [calibrate(baseline, plan.batch, clock), calibrate(contender, plan.batch, clock)] as [number, number];
  const turns = Math.ceil(plan.warmUp / plan.batch);
  for (let turn = 0; turn < turns; turn++) {
    baseline(times[0]);
    contender(times[1]);
  }
  // Warm code is faster than the code that was calibrated.
  times[0] = calibrate(baseline, plan.batch, clock);
  times[1] = calibrate(contender, plan.batch, clock);
  const ratios: number[] = [];
  const values: number[] = [];
  for (let round = 0; round < plan.rounds; round++) {
    const first = round % 2 === 0 ? nanosecondsPerUnit(baseline, times[0], clock) : undefined;
    const own = nanosecondsPerUnit(contender, times[1], clock);
    const base = first ?? nanosecondsPerUnit(baseline, times[0], clock);
    ratios.push(own / base);
    values.push(own);
  }
  return { ratios, values };
}

/** How many times fill about so many milliseconds. */
function calibrate(contender: Contender, milliseconds: number, clock: Clock): number {
  for (let times = 1; ; times *= 2) {
    const before = clock();
    contender(times);
    const time = clock() - before;
    if (time >= milliseconds * 500) return Math.max(1, Math.round((times * milliseconds * 1000) / time));
  }
}

function nanosecondsPerUnit(contender: Contender, times: number, clock: Clock): number {
  const before = clock();
  const units = contender(times);
  return ((clock() - before) * 1000) / units;
}

/** CPU time of the whole process, user and system, helper threads of the garbage collector included. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
