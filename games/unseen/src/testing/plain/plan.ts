/** What an action would do in the plain model, or the code with which it is refused (RULES.md, "Actions"). */
import type { Action, Cell, Direction, Point } from '../../types.ts';
import { blocks, hasComponent, onBoard, playerOf, samePoint, thingsAt, visited } from './world.ts';
import type { PlainState, PlainThing, Slice } from './world.ts';

export interface PlainRefusal {
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Where the player goes, and the things that go with it, in the order in which they are met. */
export interface PlainPlan {
  readonly to: Point;
  readonly moved: readonly { readonly thing: PlainThing; readonly from: Cell; readonly to: Cell }[];
}

export function isRefused(value: object): value is PlainRefusal {
  return 'code' in value;
}

export function plainPlan(state: PlainState, action: Action): PlainPlan | PlainRefusal {
  if (state.phase !== 'playing') return { code: 'gameNotActive', params: { phase: state.phase } };
  switch (action.kind) {
    case 'wait':
      return walk(state, [0, 0]);
    case 'move':
      return walk(state, STEPS[action.dir]);
    case 'useRift':
      return rift(state);
    case 'push':
      return push(state, action.dir);
    case 'pull':
      return pull(state, action.dir);
  }
}

const STEPS: Readonly<Record<Direction, Cell>> = { north: [0, -1], south: [0, 1], east: [1, 0], west: [-1, 0] };

/** The point so many steps away, in the slice after. */
function ahead([x, y, t]: Point, [dx, dy]: Cell, steps = 1): Point {
  return [x + steps * dx, y + steps * dy, t + 1];
}

/** Time, bounds, blocked, self-intersection; things that move away do not block. */
function reasonAgainst(
  state: PlainState,
  target: Point,
  isBlocking: boolean,
  away: readonly PlainThing[] = [],
): object | undefined {
  const [x, y, t] = target;
  const maxT = state.level.size[2] - 1;
  if (t > maxT) return { code: 'timeOverflow', t, maxT };
  if (t < 0 || !onBoard(state.level, target)) return { code: 'outOfBounds', x, y, t };
  const blocker = blockerAt(state, target, away);
  if (isBlocking && blocker !== undefined)
    return { code: 'blocked', x, y, t, id: blocker.id, kind: blocker.kind ?? 'thing' };
  return visited(state, target) ? { code: 'selfIntersection', x, y, t } : undefined;
}

function blockerAt(state: PlainState, at: Point, away: readonly PlainThing[]): PlainThing | undefined {
  return thingsAt(state, at).find((thing) => blocks(state.level, thing) && !away.includes(thing));
}

function walk(state: PlainState, step: Cell): PlainPlan | PlainRefusal {
  const to = ahead(playerOf(state), step);
  const reason = reasonAgainst(state, to, true);
  return reason === undefined ? { to, moved: [] } : { code: 'moveBlocked', params: { reason } };
}

function rift(state: PlainState): PlainPlan | PlainRefusal {
  const target = riftTarget(state);
  if (target === undefined) return { code: 'noRiftHere', params: {} };
  const reason = reasonAgainst(state, target, state.level.rules.riftTarget === 'mustBeFree');
  return reason === undefined ? { to: target, moved: [] } : { code: 'invalidRiftTarget', params: { target, reason } };
}

/** The target of the rift that is here; else the place, in this slice, of a rift that leads here and back. */
function riftTarget(state: PlainState): Point | undefined {
  const player = playerOf(state);
  const here = thingsAt(state, player).find((thing) => hasComponent(thing, 'Rift'));
  if (here !== undefined) return here.to;
  const slice = state.slices[player[2]] as Slice;
  const back = state.level.things.find(
    ({ id, to, bidirectional }) =>
      bidirectional === true && to !== undefined && samePoint(to, player) && slice[id] !== undefined,
  );
  return back && [...(slice[back.id] as Cell), player[2]];
}

function push(state: PlainState, dir: Direction): PlainPlan | PlainRefusal {
  const player = playerOf(state);
  const step = STEPS[dir];
  const chain: PlainThing[][] = [];
  for (;;) {
    const [x, y] = ahead(player, step, chain.length + 1);
    const pushable = thingsAt(state, [x, y, player[2]]).filter((thing) => hasComponent(thing, 'Pushable'));
    if (pushable.length === 0) break;
    chain.push(pushable);
  }
  const max = state.level.rules.maxPushChain;
  if (chain.length === 0) return { code: 'nothingToPush', params: { direction: dir } };
  if (chain.length > max) return { code: 'pushChainTooLong', params: { length: chain.length, max } };
  const moved = chain.flatMap((things, index) => {
    const [fromX, fromY] = ahead(player, step, index + 1);
    const [toX, toY] = ahead(player, step, index + 2);
    return things.map((thing) => ({ thing, from: [fromX, fromY] as const, to: [toX, toY] as const }));
  });
  return withThings(state, ahead(player, step), moved);
}

function pull(state: PlainState, dir: Direction): PlainPlan | PlainRefusal {
  const player = playerOf(state);
  const [behindX, behindY] = ahead(player, STEPS[dir], -1);
  const there = thingsAt(state, [behindX, behindY, player[2]]);
  const thing = there.find((one) => hasComponent(one, 'Pullable'));
  if (there[0] === undefined) return { code: 'nothingToPull', params: { direction: dir } };
  if (thing === undefined) return { code: 'notPullable', params: { id: there[0].id } };
  const moved = [{ thing, from: [behindX, behindY] as const, to: [player[0], player[1]] as const }];
  return withThings(state, ahead(player, STEPS[dir]), moved);
}

/** The player's target first, then those of the things. */
function withThings(state: PlainState, to: Point, moved: PlainPlan['moved']): PlainPlan | PlainRefusal {
  const away = moved.map(({ thing }) => thing);
  const reason = reasonAgainst(state, to, true, away);
  if (reason !== undefined) return { code: 'moveBlocked', params: { reason } };
  for (const one of moved) {
    const at: Point = [...one.to, to[2]];
    if (!onBoard(state.level, at) || blockerAt(state, at, away) !== undefined)
      return { code: 'pushBlocked', params: { at } };
  }
  return { to, moved };
}
