/**
 * How many matches with ten inputs a minute each are on one process before the median latency doubles? Inputs come at random times, as from people
 * who know nothing of each other, at a rate that is raised step by step. They go to a pool of matches: what matters to the server is how many
 * come in a second. Both seats are connected; each match gets a mark that is placed, taken back, placed again. The clients are in this process, so
 * what they need is part of the latency, and of what they take from the server on a machine with few cores.
 */
import type { Question } from '../figure.ts';
import { Host } from '../server/host.ts';
import { mulberry32 } from '../server/seated-game.ts';
import { sitAtTurnwise } from '../server/sit-down.ts';

type Send = () => Promise<void>;

const POOL = 200;
/** Inputs a second of one match. */
const RATE = 10 / 60;
/** Matches in the first step, how many more in each, and where it ends in any case. */
const FEW = 120;
const MORE = 1.5;
const MOST = 60_000;
/** Milliseconds of each step, of which the first part is not counted. */
const STEP = 3_000;
const SETTLE = 500;

export const measure: Question = async () => {
  const host = await Host.start('turnwise-host.mjs');
  try {
    const pool = await Promise.all(Array.from({ length: POOL }, () => sitDown(host.url)));
    const random = mulberry32(7);
    // Until the compiler has seen it.
    await medianAt(FEW * 10, pool, random);
    const quiet = await medianAt(FEW, pool, random);
    let [before, median] = [FEW, quiet];
    for (let matches = FEW * MORE; matches < MOST; matches *= MORE) {
      const next = await medianAt(matches, pool, random);
      if (next >= 2 * quiet) {
        // Where the line between the two steps crosses twice the latency.
        const share = Math.min(1, Math.max(0, (2 * quiet - median) / (next - median)));
        const most = before + share * (matches - before);
        return { ratios: [most / FEW], values: [most] };
      }
      [before, median] = [matches, next];
    }
    return { ratios: [MOST / FEW], values: [MOST] };
  } finally {
    await host.stop();
  }
};

let ids = 0;

async function sitDown(url: string): Promise<Send> {
  const { match, lines } = await sitAtTurnwise(url, { game: 'tic-tac-toe', listed: false, undo: 'free' });
  const [x] = [...lines.values()];
  let isPlaced = false;
  // One at a time: the next of the same match comes when this one is answered.
  let last: Promise<void> = Promise.resolve();
  const send = async (): Promise<void> => {
    const id = `l${ids++}`;
    const answered = x?.next(({ type, id: about }) => type === 'result' && about === id);
    const what = isPlaced ? { type: 'undo' } : { type: 'action.submit', input: { kind: 'place', cell: 4 } };
    isPlaced = !isPlaced;
    x?.send({ ...what, id, match });
    await answered;
  };
  return () => (last = last.then(send));
}

/** The median of the milliseconds from an input to its answer with so many matches. */
async function medianAt(matches: number, pool: readonly Send[], random: () => number): Promise<number> {
  const taken: number[] = [];
  const all: Promise<void>[] = [];
  const begin = performance.now();
  for (let due = begin; due < begin + STEP; due -= (Math.log(1 - random()) * 1_000) / (matches * RATE)) {
    const wait = due - performance.now();
    if (wait > 1) await new Promise((resolve) => void setTimeout(resolve, wait));
    const send = pool[Math.floor(random() * POOL)] as Send;
    const since = due;
    all.push(
      send().then(() => void (since > begin + SETTLE && taken.push(performance.now() - Math.max(since, begin)))),
    );
  }
  await Promise.all(all);
  const sorted = taken.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
