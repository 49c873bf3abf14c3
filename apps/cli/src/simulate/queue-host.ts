/** A simulation that others play: enters it into a queue, and adds up what comes back in the order of the batches. */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ok } from '@turnwise/kernel';
import type { AnyGame } from '@turnwise/game';
import type { BatchResult, Job } from '@turnwise/simulate';
import type { SimulationQueue } from '@turnwise/simulate-postgres';
import { Trouble } from '../exit.ts';
import type { Order } from './order.ts';
import type { SpreadOptions } from './spread.ts';

/** Milliseconds between two looks. */
const PAUSE = 100;

/** Comes to the same as `playSpread`, to the last digit. If it is stopped, the same command goes on with what has been played. */
export async function playQueued<S>(
  url: string,
  game: AnyGame,
  job: Job<S>,
  order: Order,
  options: Pick<SpreadOptions<S>, 'onGames' | 'isStopped' | 'onCounted'>,
): Promise<BatchResult<S>> {
  const queue = await openedQueue(url);
  try {
    const plan = JSON.stringify(order);
    const id = createHash('sha256')
      .update(`${gameKey(game)}\n${plan}`)
      .digest('hex');
    await queue.enter({ id, game: gameKey(game), plan, batches: job.batches });
    const result = await collected(queue, id, job, options);
    if (result !== undefined) await queue.drop(id);
    return result ?? ok(job.adding.empty());
  } finally {
    await queue.close();
  }
}

/** Undefined where it was stopped. */
async function collected<S>(
  queue: SimulationQueue,
  id: string,
  { batches, adding }: Job<S>,
  { onGames, isStopped, onCounted }: Pick<SpreadOptions<S>, 'onGames' | 'isStopped' | 'onCounted'>,
): Promise<BatchResult<S> | undefined> {
  const sum = adding.empty();
  for (let next = 0; next < batches;) {
    const finished = await queue.finished(id, next);
    for (const { to, result } of finished) {
      const played = JSON.parse(result) as BatchResult<S>;
      if (!played.ok) return played;
      adding.add(sum, played.value);
      onCounted?.(played.value);
      next = to;
    }
    onGames(adding.games(sum));
    if (isStopped()) return undefined;
    if (finished.length === 0) await sleep(PAUSE);
  }
  return ok(sum);
}

/** Only a worker with this game in this version plays it. */
export function gameKey({ id, version }: AnyGame): string {
  return `${id} ${version}`;
}

/** What goes wrong is one line. The address may have a password in it, and is not told. */
export async function openedQueue(url: string): Promise<SimulationQueue> {
  try {
    // Loaded by those alone who have a queue.
    const { openQueue } = await import('@turnwise/simulate-postgres');
    return await openQueue(url);
  } catch (error) {
    throw new Trouble(
      `--queue: cannot be reached: ${error instanceof Error ? error.message || error.name : 'no answer'}`,
    );
  }
}
