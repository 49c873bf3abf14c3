/** What the heap holds when garbage is collected. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Megabytes of the heap that are still needed. */
export function memory(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed / 1_000_000;
}
