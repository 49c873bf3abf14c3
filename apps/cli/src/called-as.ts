/** How the command line was called, for sentences that say what to type next: from the sources nothing is called `turnwise`. */
import type { Io } from './io.ts';

export function calledAs({ env }: Pick<Io, 'env'>): string {
  return env['npm_lifecycle_event'] === 'turnwise' ? 'npm run turnwise --' : 'turnwise';
}
