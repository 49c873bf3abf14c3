/** A thread of a simulation: plays the batches that it is told, and sends what they came to. */
import { parentPort, workerData } from 'node:worker_threads';
import { formatIssue } from '@turnwise/kernel';
import { registry } from '@turnwise/registry';
import { RangePlay } from '@turnwise/simulate';
import type { Range } from '@turnwise/simulate';
import { jobOf } from './order.ts';
import type { Heard, Order } from './order.ts';

const job = jobOf(registry, workerData as Order);
if (!job.ok) throw new Error(formatIssue(job.error));
const { play, adding } = job.value;

parentPort?.on('message', ({ from, to }: Range) => {
  const begun = performance.now();
  const result = new RangePlay(play, adding, { from, to }).all();
  say({ from, to, result, took: performance.now() - begun });
});
say('ready');

function say(heard: Heard<unknown>): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort?.postMessage(heard);
}
