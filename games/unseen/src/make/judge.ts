/**
 * What a sketch is worth: the level solved exactly, what it needs, and its score. A need is a proof, not a guess:
 * - push: with boxes that cannot be pushed there is no way;
 * - rift: without the rifts there is no way;
 * - wait: without waiting there is no way (`reach.ts`), and without the guards there is one in fewer actions with no wait.
 * A search that gives up proves nothing.
 */
import { has, setOf } from '../has.ts';
import { solve } from '../solve/solve.ts';
import type { Action, Level } from '../types.ts';
import { levelFrom } from './level-from.ts';
import { reach } from './reach.ts';
import { scoreOf } from './score.ts';
import type { Sketch } from './sketch.ts';
import { withWaits } from './with-waits.ts';

export const NEEDS = ['push', 'rift', 'wait'] as const;
export type Need = (typeof NEEDS)[number];

export interface Judged {
  readonly sketch: Sketch;
  readonly level: Level;
  /** The fewest actions that win. */
  readonly solution: readonly Action[];
  readonly needs: readonly Need[];
  readonly score: number;
}

/** How much was looked at, over all sketches. */
export interface Effort {
  tried: number;
  nodes: number;
}

const MOST_NODES = 15_000;

/** Undefined if it is no level, cannot be solved (or not soon), or needs nothing. */
export function judge(sketch: Sketch, effort: Effort): Judged | undefined {
  effort.tried++;
  const level = levelFrom(sketch);
  if (level === undefined || !reach(level, { waits: true }).wins) return undefined;
  const search = (asked: Level): ReturnType<typeof solve> => {
    const answer = solve(asked, { maxNodes: MOST_NODES });
    effort.nodes += answer.nodes;
    return answer;
  };
  // What is out of reach in the wider game needs no search.
  const isUnsolvable = (asked: Level): boolean =>
    !reach(asked, { waits: true }).wins || search(asked).kind === 'unsolvable';
  const answer = search(level);
  if (answer.kind !== 'solved') return undefined;
  const solution = withWaits(level, answer.actions);
  const uses = (kind: Action['kind']): boolean => solution.some((action) => action.kind === kind);

  const waitsForGuards = (): boolean => {
    if (reach(level, { waits: false }).wins) return false;
    const unguarded = search(without(level, 'VisionCone'));
    return (
      unguarded.kind === 'solved' &&
      unguarded.actions.length < solution.length &&
      unguarded.actions.every(({ kind }) => kind !== 'wait')
    );
  };
  const isNeeded: Readonly<Record<Need, () => boolean>> = {
    push: () => uses('push') && isUnsolvable(withFixedBoxes(level)),
    rift: () => uses('useRift') && isUnsolvable(without(level, 'Rift')),
    wait: () => uses('wait') && waitsForGuards(),
  };
  const needs = NEEDS.filter((need) => isNeeded[need]());
  if (needs.length === 0) return undefined;
  return { sketch, level, solution, needs, score: scoreOf({ sketch, solution, needs, nodes: answer.nodes }) };
}

function without(level: Level, component: 'Rift' | 'VisionCone'): Level {
  return { ...level, things: level.things.filter((thing) => !has(thing, component)) };
}

/** The boxes stay, but nobody can move them. */
function withFixedBoxes(level: Level): Level {
  const moves = setOf(['Pushable', 'Pullable']);
  return { ...level, things: level.things.map((thing) => ({ ...thing, components: thing.components & ~moves })) };
}
