// Bots in Node's worker threads.
export { createNodePool } from './node-pool.ts';
export type { NodePoolOptions } from './node-pool.ts';
export { startThinker } from './start-thinker.ts';
