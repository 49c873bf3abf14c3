/**
 * The rules of Unseen once more, as plainly as they can be written: the world is a record of cells for every slice, and every
 * rule looks at everything. The game is compared with it step by step in `model.test.ts`. `plain/` has its parts.
 */
import type { Action, Point, UnseenEvent } from '../types.ts';
import { plainChecks } from './plain/checks.ts';
import { isRefused, plainPlan } from './plain/plan.ts';
import type { PlainPlan, PlainRefusal } from './plain/plan.ts';
import { propagatePlainly } from './plain/propagate.ts';
import type { Propagated } from './plain/propagate.ts';
import { playerOf } from './plain/world.ts';
import type { PlainState } from './plain/world.ts';

export interface PlainStep {
  readonly state: PlainState;
  readonly events: readonly UnseenEvent[];
}

export function plainAct(state: PlainState, action: Action): PlainStep | PlainRefusal {
  const plan = plainPlan(state, action);
  if (isRefused(plan)) return plan;
  const propagated = propagatePlainly(state, plan);
  if (isRefused(propagated)) return propagated;
  const acted = applied(state, action, plan, propagated);
  const { phase, events } = plainChecks(acted);
  return { state: { ...acted, phase }, events: [...eventsOf(state, action, plan, propagated), ...events] };
}

function applied(state: PlainState, action: Action, { to, moved }: PlainPlan, after: Propagated): PlainState {
  const turn = state.worldLine.length;
  return {
    ...state,
    slices: after.slices,
    landings: after.landings,
    worldLine: [...state.worldLine, to],
    history: [...state.history, action],
    anchors: [
      ...state.anchors,
      { turn, id: 'player', at: to },
      ...moved.map((one) => ({ turn, id: one.thing.id, at: [...one.to, to[2]] as const })),
    ],
  };
}

const OUTCOMES = { move: 'moved', wait: 'waited', useRift: 'rifted', push: 'pushed', pull: 'pulled' } as const;

function eventsOf(state: PlainState, { kind }: Action, { to, moved }: PlainPlan, after: Propagated): UnseenEvent[] {
  const from = playerOf(state);
  const things = moved.map((one) => ({
    id: one.thing.id,
    from: [...one.from, from[2]] as Point,
    to: [...one.to, to[2]] as Point,
  }));
  const { written, warnings } = after;
  const slices = written.reduce((sum, one) => sum + one.until - one.from + 1, 0);
  return [
    { kind: OUTCOMES[kind], turn: state.worldLine.length, from, to, things: [{ id: 'player', from, to }, ...things] },
    ...(moved.length > 0 ? [{ kind: 'propagated', written, slices } as const] : []),
    ...warnings.map((warning) => ({ kind: 'warned', warning }) as const),
  ];
}
