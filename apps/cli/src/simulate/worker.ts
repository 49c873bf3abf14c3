/** A thread of a simulation: plays the batches that it is told, and sends what they came to. */
import { parentPort, workerData } from 'node:worker_threads';
import { registry } from '@turnwise/registry';
import { createBatchPlayer } from './batch.ts';
import type { BatchResult, Plan } from './batch.ts';
import { RangePlay } from './range.ts';
import type { Range } from './range.ts';

/** The plan as it can be sent: the game by its id. */
export interface Order extends Omit<Plan, 'game'> {
  readonly id: string;
}

export interface Done extends Range {
  readonly result: BatchResult;
  /** How long it took, in milliseconds. */
  readonly took: number;
}

/** What a thread says: that it has started, then what came of its ranges. */
export type Heard = 'ready' | Done;

const { id, ...plan } = workerData as Order;
const any = registry.get(id);
if (any === undefined) throw new Error(`there is no game ${id}`);
const play = createBatchPlayer({ ...plan, game: any.worded?.(plan.options) ?? any });

parentPort?.on('message', ({ from, to }: Range) => {
  const begun = performance.now();
  const result = new RangePlay(play, plan.seats.length, { from, to }).all();
  say({ from, to, result, took: performance.now() - begun });
});
say('ready');

function say(heard: Heard): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort?.postMessage(heard);
}
