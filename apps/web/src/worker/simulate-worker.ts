/** Leads a simulation away from the page; helpers play. */
import type { Range } from '@turnwise/simulate';
import { loadGame } from '@turnwise/registry/lazy';
import { Leader } from '../tools/simulate/leader.ts';
import type { SimulateAsk } from '../tools/simulate/messages.ts';
import type { SimulationWish } from '../tools/simulate/plan.ts';
import type { WorkerSays } from '../tools/simulate/spread.ts';
import { HERE } from '../tools/worker-calls.ts';

const leader = new Leader({
  load: loadGame,
  start: startHelper,
  now: () => performance.now(),
  say: (said) => self.postMessage(said, HERE),
});

self.addEventListener('message', ({ data }: MessageEvent<SimulateAsk>) => void leader.hear(data));

function startHelper(wish: SimulationWish, hear: (said: WorkerSays) => void, fail: (error: unknown) => void) {
  const worker = new Worker(new URL('./simulate-helper-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerSays>) => hear(data));
  // A file that did not load comes without a message.
  worker.addEventListener('error', ({ message }) => fail(message || 'a helper did not load'));
  worker.postMessage(wish, HERE);
  return {
    send: (range: Range) => worker.postMessage(range, HERE),
    stop: () => worker.terminate(),
  };
}
