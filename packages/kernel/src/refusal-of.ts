/** The refusal that a stop comes to. An abort says what had been done, for whoever writes the rules. */
import { boundParams } from './bound-params.ts';
import type { GameTypes } from './game-types.ts';
import type { Refusal, Stop } from './outcome.ts';
import type { Work } from './work.ts';

export function refusalOf<T extends GameTypes>(stop: Stop, by: string, work?: Work<T>): Refusal {
  const { code } = stop;
  const params = boundParams(stop.params);
  if (stop.stop !== 'aborted' || work === undefined) return { kind: stop.stop, code, params, by };
  return { kind: stop.stop, code, params, by, debug: { diff: work.diff ?? null, changes: work.changes } };
}
