/**
 * Whether an action would be done, without the reason and without the plan: what `planOf` answers, for those who ask it of
 * every action at every turn. Most pushes and pulls have nothing to take hold of, and cost one look at a cell.
 */
import { ACTIONS } from './actions.ts';
import { has } from './has.ts';
import { isStop, planOf, playerAt, riftTarget } from './plan.ts';
import { STEP } from './sight.ts';
import { canEnter } from './target.ts';
import type { Action, Component, UnseenState } from './types.ts';
import { candidatesAt, cellNumber, inBounds, thingOf, whereIs } from './where.ts';

export function canDo(state: UnseenState, action: Action): boolean {
  const [x, y, t] = playerAt(state);
  switch (action.kind) {
    case 'wait':
      return canEnter(state, x, y, t + 1, true);
    case 'move': {
      const [dx, dy] = STEP[action.dir];
      return canEnter(state, x + dx, y + dy, t + 1, true);
    }
    case 'useRift': {
      const to = riftTarget(state);
      return to !== undefined && canEnter(state, ...to, state.level.rules.riftTarget === 'mustBeFree');
    }
    case 'push': {
      const [dx, dy] = STEP[action.dir];
      return holds(state, x + dx, y + dy, t, 'Pushable') && !isStop(planOf(state, action));
    }
    case 'pull': {
      const [dx, dy] = STEP[action.dir];
      return holds(state, x - dx, y - dy, t, 'Pullable') && !isStop(planOf(state, action));
    }
  }
}

/** Some action would be done. */
export function canAct(state: UnseenState): boolean {
  for (let i = 0; i < ACTIONS.length; i++) if (canDo(state, ACTIONS[i] as Action)) return true;
  return false;
}

/** Whether something with a component is in a cell of a slice. */
export function holds(state: UnseenState, x: number, y: number, t: number, component: Component): boolean {
  if (!inBounds(state.level, x, y)) return false;
  const cell = cellNumber(state.level, x, y);
  const here = candidatesAt(state, cell);
  for (let i = 0; i < here.length; i++) {
    const number = here[i] as number;
    if (has(thingOf(state, number), component) && whereIs(state, number, t) === cell) return true;
  }
  return false;
}
