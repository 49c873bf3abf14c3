/** Ends the encounter if it is decided. */
import { verdict } from '../verdict.ts';
import type { Stepping } from './stepping.ts';

/** Whether it was. */
export function decide({ work, library }: Stepping): boolean {
  const outcome = verdict(work.state, library.field(work.state));
  if (outcome !== undefined) work.take({ kind: 'end', outcome });
  return outcome !== undefined;
}
