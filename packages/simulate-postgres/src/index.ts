export { openQueue, SimulationQueue } from './queue.ts';
export type { Entry, Finished, Taken } from './queue.ts';
