// The same seed gives the same report here and on the command line, however many play.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { AnyGame } from '@turnwise/game';
import { registry } from '@turnwise/registry';
import { RangePlay, reportOf, type SimulationReport } from '@turnwise/simulate';
import { expect, test } from 'vitest';
import { planOf, type SimulationWish } from './plan.ts';
import { type Helper, spreadGames, type WorkerSays } from './spread.ts';

const ROOT = join(import.meta.dirname, '../../../../..');

/** Workers are played here, one message after another; those with an odd number are slow. */
async function simulated(wish: SimulationWish, workers: number, stopAfter = Infinity) {
  const game = registry.get(wish.game) as AnyGame;
  const planned = planOf(game, wish);
  if (!planned.ok) throw new Error(JSON.stringify(planned.error));
  const { plan, job } = planned.value;
  let started = 0;
  let stopped = 0;
  const spread = spreadGames({
    job,
    workers,
    start(hear): Helper {
      const own = planOf(game, wish);
      if (!own.ok) throw new Error('it is the same plan');
      const delay = started++ % 2;
      let open = true;
      const later = (say: () => WorkerSays): void => void setTimeout(() => open && hear(say()), delay);
      later(() => ({ kind: 'ready' }));
      return {
        send: (range) =>
          later(() => ({
            kind: 'played',
            range,
            result: new RangePlay(own.value.job.play, own.value.job.adding, range).all(),
            took: 1,
          })),
        stop() {
          open = false;
          stopped++;
        },
      };
    },
    onProgress(games) {
      if (games >= stopAfter) spread.stop();
    },
  });
  const result = await spread.result;
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  expect(stopped).toBeGreaterThanOrEqual(workers);
  return reportOf(plan, result.value);
}

function onCommandLine({ game, games, seed, bots }: SimulationWish): SimulationReport {
  const args = ['simulate', game, '--games', String(games), '--seed', String(seed), '--json'];
  if (bots.length > 0) args.push('--bots', bots.join(','));
  const out = execFileSync('npm', ['run', '-s', 'turnwise', '--', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(out) as SimulationReport;
}

test.each<SimulationWish>([
  { game: 'connect-four', games: 350, seed: 7, options: {}, bots: [] },
  { game: 'whist', games: 6, seed: 3, options: {}, bots: ['greedy', 'random'] },
])('$game with $bots: one worker, three, and the command line give the same report', async (wish) => {
  const one = JSON.parse(JSON.stringify(await simulated(wish, 1))) as Record<string, unknown>;
  expect(JSON.parse(JSON.stringify(await simulated(wish, 3)))).toEqual(one);
  const { seconds: _seconds, ...there } = onCommandLine(wish) as SimulationReport & { seconds?: number };
  expect(there).toMatchObject(one);
  expect(one['games']).toBe(wish.games);
});

test('a simulation that is stopped reports the first games', async () => {
  const wish = { game: 'tic-tac-toe', games: 100_000, seed: 1, options: {}, bots: [] };
  const { games } = await simulated(wish, 2, 200);
  expect(games).toBeGreaterThanOrEqual(200);
  expect(games).toBeLessThan(100_000);
});

test('a bot that there is not, and too many of them, are issues', () => {
  const game = registry.get('tic-tac-toe') as AnyGame;
  const base = { game: 'tic-tac-toe', games: 1, seed: 1, options: {} };
  expect(planOf(game, { ...base, bots: ['nobody'] }).ok).toBe(false);
  expect(planOf(game, { ...base, bots: ['random', 'random', 'random'] }).ok).toBe(false);
});
