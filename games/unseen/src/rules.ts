/**
 * Unseen as ordered behaviours: a phase that is over refuses, then the action is planned and done, then what it led to is
 * checked in the order that the level gives. Every one of them sees what the ones before it have done.
 */
import { disallowed, fact, integer, maybe, oneOf } from '@turnwise/kernel';
import type { Evaluation, Rules, Step } from '@turnwise/kernel';
import { actionOf } from './actions.ts';
import { apply } from './apply.ts';
import { holds } from './can.ts';
import { copyInto, fork } from './copy.ts';
import { sightings } from './detection.ts';
import { invariants } from './invariants.ts';
import { MIGRATIONS, SCHEMA_VERSION } from './migrations.ts';
import { violations } from './paradox.ts';
import { isStop, planOf, playerAt } from './plan.ts';
import type { Check } from './rules-of-level.ts';
import { DIRECTIONS } from './types.ts';
import type { Unseen, UnseenState } from './types.ts';
import { thingOf } from './where.ts';

const active: Evaluation<Unseen> = {
  name: 'active',
  order: -1000,
  evaluate: (input, state) =>
    state.phase === 'playing' || input.kind === 'restart'
      ? undefined
      : disallowed('gameNotActive', { phase: state.phase }),
};

const restart: Evaluation<Unseen> = {
  name: 'restart',
  order: -100,
  evaluate: (input) => (input.kind === 'restart' ? [maybe({ kind: 'restart' })] : undefined),
};

const act: Evaluation<Unseen> = {
  name: 'act',
  order: 0,
  evaluate(input, state) {
    if (input.kind === 'restart') return undefined;
    const action = actionOf(input);
    const plan = planOf(state, action);
    if (isStop(plan)) return plan;
    const { outcome, to, moved, warnings } = plan;
    return [{ kind: 'act', action, outcome, to, moved, warnings }];
  },
};

/** One behaviour for each place in the order of the checks; the first that finds something ends the game. */
const checks: readonly Evaluation<Unseen>[] = [0, 1, 2].map((place) => ({
  name: `check${place + 1}`,
  order: 100 + place,
  evaluate(input, state) {
    const check = state.level.rules.priority[place];
    if (input.kind === 'restart' || state.phase !== 'playing' || check === undefined) return undefined;
    return CHECK[check](state);
  },
}));

const CHECK: Readonly<Record<Check, (state: UnseenState) => readonly Step<Unseen>[] | undefined>> = {
  won(state) {
    return holds(state, ...playerAt(state), 'Exit') ? [{ kind: 'win' }] : undefined;
  },
  detected(state) {
    const seen = sightings(state);
    const [first] = seen;
    if (first === undefined) return undefined;
    return [
      ...seen.map(({ thing, at, saw, turn }) =>
        fact({ kind: 'seen' as const, by: thingOf(state, thing).id, at, saw, turn }),
      ),
      { kind: 'detect', ...first },
    ];
  },
  paradox(state) {
    if (state.level.rules.paradox === 'off') return undefined;
    // Only a push or a pull changes what was, and from its slice on.
    const from = playerAt(state)[2];
    const broken = violations(state, from).map(({ kind, anchor }) => ({ kind, ...anchor }));
    return broken.length === 0 ? undefined : [{ kind: 'break', violations: broken }];
  },
};

const seat = integer(0, 0);
const dir = oneOf(DIRECTIONS);

export const rules: Rules<Unseen> = {
  name: 'unseen',
  schemaVersion: SCHEMA_VERSION,
  migrations: MIGRATIONS,
  fork,
  copyInto,
  constants: ['level'],
  invariants,
  inputs: {
    move: { seat, dir },
    push: { seat, dir },
    pull: { seat, dir },
    wait: { seat },
    useRift: { seat },
    restart: { seat },
  },
  behaviours: [active, restart, act, ...checks],
  apply,
};
