/** Plays ranges of the games of a simulation, and sends what they came to. */
import { RangePlay, type Range } from '@turnwise/simulate';
import { loadGame } from '@turnwise/registry/lazy';
import { planOf, type SimulationWish } from '../tools/simulate/plan.ts';
import { HERE } from '../tools/worker-calls.ts';
import type { WorkerSays } from '../tools/simulate/spread.ts';

const say = (said: WorkerSays): void => self.postMessage(said, HERE);

/** The wish comes first, ranges after it. */
let begun: ReturnType<typeof begin> | undefined;

self.addEventListener('message', ({ data }: MessageEvent<SimulationWish | Range>) => {
  if ('game' in data) begun = begin(data);
  else return void play(data).catch(reportError);
  // Whoever started this one hears of it as an error of the worker.
  begun.catch(reportError);
});

async function begin(wish: SimulationWish) {
  const game = await loadGame(wish.game);
  const planned = game && planOf(game, wish);
  if (planned === undefined || !planned.ok) throw new Error(`${wish.game} cannot be simulated`);
  say({ kind: 'ready' });
  return planned.value.job;
}

async function play(range: Range): Promise<void> {
  const job = await begun;
  if (job === undefined) return;
  const since = performance.now();
  const result = new RangePlay(job.play, job.adding, range).all();
  say({ kind: 'played', range, result, took: performance.now() - since });
}
