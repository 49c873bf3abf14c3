/** A pool whose threads are processes of Node. */
import { availableParallelism } from 'node:os';
import { BotPool } from '../pool.ts';
import { startThinker } from './start-thinker.ts';

export interface NodePoolOptions {
  /** The URL of a module that exports the games: `export const registry: Registry`. Every process imports it. */
  readonly registry: string;
  /** How many processes there are at most. Default: as many as can run at once. */
  readonly size?: number;
}

export function createNodePool({ registry, size = availableParallelism() }: NodePoolOptions): BotPool {
  return new BotPool({
    size,
    start: (hears) => startThinker(registry, hears),
    after(milliseconds, call) {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
  });
}
