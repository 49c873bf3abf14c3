/** A thread of a pool: imports the games that it is told, and thinks. */
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Registry } from '@turnwise/game';
import type { FromThinker, ToThinker } from '../messages.ts';
import { createThinker } from '../thinker.ts';
import type { ThinkerData } from './start-thinker.ts';

const { registry: url } = workerData as ThinkerData;
const { registry } = (await import(url)) as { readonly registry?: Registry };
if (registry === undefined) throw new Error(`${url} exports no registry of games`);

const say = (message: FromThinker): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort?.postMessage(message);
};
const hear = createThinker({ registry, say, now: () => performance.now(), rest: async () => await setImmediate() });
parentPort?.on('message', (message: ToThinker) => hear(message));
say({ kind: 'ready' });
