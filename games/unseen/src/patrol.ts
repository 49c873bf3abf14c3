/** Where a patrol is: a pure function of the slice. */
import type { Rules } from './rules-of-level.ts';
import type { Cell, Thing } from './types.ts';

export function patrolCell({ path, loops, at }: Thing, t: number, end: Rules['patrolEnd']): Cell {
  const { length } = path;
  if (length === 0) return at;
  if (loops) return path[t % length] as Cell;
  if (end === 'stop') return path[Math.min(t, length - 1)] as Cell;
  if (length === 1) return path[0] as Cell;
  const round = t % (2 * length - 2);
  return path[round < length ? round : 2 * length - 2 - round] as Cell;
}
