/** A solution with a wait where it steps to and fro, as far as it wins as well: so a person reads why it lingers. */
import { playThrough } from '../play-through.ts';
import type { Action, Direction, Level } from '../types.ts';

const BACK: Readonly<Record<Direction, Direction>> = { north: 'south', south: 'north', east: 'west', west: 'east' };

export function withWaits(level: Level, solution: readonly Action[]): readonly Action[] {
  let best = solution;
  for (let index = 0; index + 1 < best.length; index++) {
    const [to, fro] = [best[index], best[index + 1]];
    if (to?.kind !== 'move' || fro?.kind !== 'move' || fro.dir !== BACK[to.dir]) continue;
    const waiting = best.toSpliced(index, 2, { kind: 'wait' }, { kind: 'wait' });
    if (playThrough(level, waiting).phase === 'won') best = waiting;
  }
  return best;
}
