/** What an action would do, or why it cannot be done: pure, for rules, previews and solvers alike. */
import { disallowed } from '@turnwise/kernel';
import type { Stop } from '@turnwise/kernel';
import { has } from './has.ts';
import { waysBackOf } from './level-index.ts';
import { propagate } from './propagate.ts';
import { STEP } from './sight.ts';
import { blockReason, edgeReason, placeReason } from './target.ts';
import type { Action, Cell, Direction, Moved, Point, UnseenState, Warning } from './types.ts';
import { NOWHERE, thingOf, thingsAt, whereIs } from './where.ts';

export type Outcome = 'moved' | 'waited' | 'rifted' | 'pushed' | 'pulled';

export interface Plan {
  readonly outcome: Outcome;
  readonly to: Point;
  /** Things that are moved, in the order of the chain. */
  readonly moved: readonly Moved[];
  readonly warnings: readonly Warning[];
}

/** A plan, or the refusal. Restarting needs no plan. */
export function planOf(state: UnseenState, action: Action): Plan | Stop {
  switch (action.kind) {
    case 'move':
      return go(state, 'moved', ...STEP[action.dir]);
    case 'wait':
      return go(state, 'waited', 0, 0);
    case 'useRift':
      return rift(state);
    case 'push':
      return push(state, action.dir);
    case 'pull':
      return pull(state, action.dir);
  }
}

export function isStop(answer: Plan | Stop): answer is Stop {
  return 'stop' in answer;
}

export function playerAt({ worldLine }: Pick<UnseenState, 'worldLine'>): Point {
  return worldLine[worldLine.length - 1] as Point;
}

function go(state: UnseenState, outcome: Outcome, dx: number, dy: number): Plan | Stop {
  const [x, y, t] = playerAt(state);
  const to: Point = [x + dx, y + dy, t + 1];
  const reason = placeReason(state, to);
  return reason === undefined ? { outcome, to, moved: [], warnings: [] } : disallowed('moveBlocked', { reason });
}

function rift(state: UnseenState): Plan | Stop {
  const to = riftTarget(state);
  if (to === undefined) return disallowed('noRiftHere');
  const isFree = state.level.rules.riftTarget === 'mustBeFree';
  const reason = placeReason(state, to, [], isFree);
  if (reason !== undefined) return disallowed('invalidRiftTarget', { target: to, reason });
  return { outcome: 'rifted', to, moved: [], warnings: [] };
}

/** Where a rift here leads: one that is here, or back to one that leads here, while that is in this slice. */
export function riftTarget(state: UnseenState): Point | undefined {
  const [x, y, t] = playerAt(state);
  for (const number of thingsAt(state, x, y, t)) {
    const found = thingOf(state, number).rift;
    if (found !== null) return found.to;
  }
  const { width } = state.level;
  for (const number of waysBackOf(state.level)) {
    const back = thingOf(state, number).rift;
    if (back?.to[0] !== x || back.to[1] !== y || back.to[2] !== t) continue;
    const cell = whereIs(state, number, t);
    if (cell !== NOWHERE) return [cell % width, Math.floor(cell / width), t];
  }
  return undefined;
}

function push(state: UnseenState, dir: Direction): Plan | Stop {
  const [x, y, t] = playerAt(state);
  const [dx, dy] = STEP[dir];
  const { maxPushChain } = state.level.rules;
  const chain: { readonly number: number; readonly from: Cell }[] = [];
  let length = 0;
  for (;;) {
    const from: Cell = [x + (length + 1) * dx, y + (length + 1) * dy];
    const here = pushables(state, from, t);
    if (here.length === 0) break;
    chain.push(...here.map((number) => ({ number, from })));
    length++;
  }
  if (length === 0) return disallowed('nothingToPush', { direction: dir });
  if (length > maxPushChain) return disallowed('pushChainTooLong', { length, max: maxPushChain });
  const together = chain.map(({ number }) => number);
  const to: Point = [x + dx, y + dy, t + 1];
  const reason = placeReason(state, to, together);
  if (reason !== undefined) return disallowed('moveBlocked', { reason });
  for (const { from } of chain) {
    const at: Point = [from[0] + dx, from[1] + dy, t + 1];
    if (edgeReason(state.level, at) !== undefined || blockReason(state, at, together) !== undefined)
      return disallowed('pushBlocked', { at });
  }
  return withThings(
    state,
    'pushed',
    to,
    chain.map(({ number, from }) => ({ number, from, to: [from[0] + dx, from[1] + dy] as const })),
  );
}

function pushables(state: UnseenState, [x, y]: Cell, t: number): readonly number[] {
  const { width, height } = state.level;
  if (x < 0 || y < 0 || x >= width || y >= height) return [];
  return thingsAt(state, x, y, t).filter((number) => has(thingOf(state, number), 'Pushable'));
}

function pull(state: UnseenState, dir: Direction): Plan | Stop {
  const [x, y, t] = playerAt(state);
  const [dx, dy] = STEP[dir];
  const from: Cell = [x - dx, y - dy];
  const outside = edgeReason(state.level, [from[0], from[1], t]) !== undefined;
  const here = outside ? [] : thingsAt(state, from[0], from[1], t);
  const number = here.find((one) => has(thingOf(state, one), 'Pullable'));
  if (number === undefined) {
    const [other] = here;
    if (other === undefined) return disallowed('nothingToPull', { direction: dir });
    return disallowed('notPullable', { id: thingOf(state, other).id });
  }
  const to: Point = [x + dx, y + dy, t + 1];
  const reason = placeReason(state, to, [number]);
  if (reason !== undefined) return disallowed('moveBlocked', { reason });
  const at: Point = [x, y, t + 1];
  if (blockReason(state, at, [number]) !== undefined) return disallowed('pushBlocked', { at });
  return withThings(state, 'pulled', to, [{ number, from, to: [x, y] }]);
}

function withThings(
  state: UnseenState,
  outcome: Outcome,
  to: Point,
  things: readonly { readonly number: number; readonly from: Cell; readonly to: Cell }[],
): Plan | Stop {
  const together = things.map(({ number }) => number);
  const parts = things.map((one) => propagate(state, one.number, one.from, one.to, to[2], together));
  const refused = parts.find((part) => part.refused !== undefined)?.refused;
  if (refused !== undefined) return disallowed('propagationRefused', { ...refused });
  return {
    outcome,
    to,
    moved: parts.map((part) => part.moved),
    warnings: parts.flatMap((part) => part.warnings),
  };
}
