/** Leads a simulation: tells about games, starts helpers, hands out games to them, and reports while they play. */
import { ownNames } from '@turnwise/bots';
import { seatRange, usualNames } from '@turnwise/game';
import { reportOf, tablesCsv, tablesOf, type Range, type Tally } from '@turnwise/simulate';
import { loadGame } from '@turnwise/registry/lazy';
import { HERE } from '../tools/worker-calls.ts';
import type { SimulateAbout, SimulateAsk, SimulateSays } from '../tools/simulate/messages.ts';
import { planOf, type SimulationWish } from '../tools/simulate/plan.ts';
import { spreadGames, type Spread, type WorkerSays } from '../tools/simulate/spread.ts';

/** Milliseconds between two reports. */
const TELLING = 200;

const say = (said: SimulateSays): void => self.postMessage(said, HERE);
let running: Spread | undefined;

self.addEventListener('message', ({ data }: MessageEvent<SimulateAsk>) => {
  const work =
    data.kind === 'stop'
      ? running?.stop()
      : data.kind === 'about'
        ? about(data.game)
        : simulate(data.wish, data.workers);
  Promise.resolve(work).catch((error: unknown) => say({ kind: 'failed', text: String(error) }));
});

async function about(id: string): Promise<void> {
  const game = await loadGame(id);
  if (game === undefined) return say({ kind: 'failed', text: id });
  const range = seatRange(game, {});
  const { min, max } = range;
  const told: SimulateAbout = {
    title: game.title,
    names: usualNames(range, max),
    isNamed: range.names !== undefined,
    min,
    max,
    bots: [...ownNames(game), 'random', 'greedy', 'search:easy', 'search:medium', 'search:hard'],
    content: (game.content?.shipped ?? []).map(({ id: value, title }) => ({ value, title })),
    contentOption: game.content?.option ?? null,
  };
  say({ kind: 'about', about: told });
}

async function simulate(wish: SimulationWish, workers: number): Promise<void> {
  running?.stop();
  const game = await loadGame(wish.game);
  const planned = game && planOf(game, wish);
  if (planned === undefined) return say({ kind: 'failed', text: wish.game });
  if (!planned.ok)
    return say({ kind: 'failed', text: planned.error.map(({ path, expected }) => `${path}: ${expected}`).join('; ') });
  const { plan, job } = planned.value;
  const report = (kind: 'progress' | 'done', tally: Tally): void => {
    const made = reportOf(plan, tally);
    const tables = kind === 'done' ? tablesOf(made) : [];
    // A ruleset among the options need not go back and forth.
    say({ kind, report: { ...made, options: {} }, csv: tablesCsv(tables) });
  };
  let told = 0;
  const spread = spreadGames({
    job,
    workers,
    start: (hear, fail) => startHelper(wish, hear, fail),
    onProgress(_games, soFar) {
      const now = performance.now();
      if (now - told < TELLING) return;
      told = now;
      report('progress', soFar());
    },
  });
  running = spread;
  const result = await spread.result;
  if (result.ok) report('done', result.value);
  else say({ kind: 'failed', text: result.error.map(({ expected }) => expected).join('; ') });
}

function startHelper(wish: SimulationWish, hear: (said: WorkerSays) => void, fail: (error: unknown) => void) {
  const worker = new Worker(new URL('./simulate-helper-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerSays>) => hear(data));
  worker.addEventListener('error', ({ message }) => fail(message));
  worker.postMessage(wish, HERE);
  return {
    send: (range: Range) => worker.postMessage(range, HERE),
    stop: () => worker.terminate(),
  };
}
