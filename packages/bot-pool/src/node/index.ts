// Bots in processes of Node.
export { createNodePool } from './node-pool.ts';
export type { NodePoolOptions } from './node-pool.ts';
export { startThinker } from './start-thinker.ts';
