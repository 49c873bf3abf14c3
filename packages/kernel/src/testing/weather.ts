/** An extension of the arena, for tests: a storm with a substate, inputs, diffs, events and behaviours of its own. */
import type { Evaluation } from '../behaviour.ts';
import { extend } from '../extend.ts';
import type { Extended, Extension } from '../extend.ts';
import { issue } from '../issue.ts';
import { disallowed } from '../outcome.ts';
import type { Rules } from '../rules.ts';
import { integer } from '../shape.ts';
import { arenaRules, arenaStart } from './arena.ts';
import type { Arena, ArenaState } from './arena.ts';

export interface Weather {
  State: { readonly storm: { readonly strength: number } };
  Input: { readonly kind: 'brew'; readonly strength: number };
  Diff: { readonly kind: 'brewed'; readonly strength: number };
  Event: { readonly kind: 'stormRose'; readonly strength: number };
}

export type StormyArena = Extended<Arena, Weather>;
export type StormyState = ArenaState & Weather['State'];

const brew: Evaluation<StormyArena> = {
  name: 'brew',
  order: 10,
  evaluate: (input) => (input.kind === 'brew' ? [{ kind: 'brewed', strength: input.strength }] : undefined),
};

/** A rule of the extension about an input of the base: nobody paints in a storm. */
const washedAway: Evaluation<StormyArena> = {
  name: 'washedAway',
  order: -50,
  evaluate: (input, { storm }) => (input.kind === 'paint' && storm.strength > 0 ? disallowed('storm') : undefined),
};

/** A diff of the base by the extension: a strong storm hurts all. */
const hail: Evaluation<StormyArena> = {
  name: 'hail',
  order: 90,
  evaluate: (input, { storm, hp }) =>
    input.kind === 'brew' && storm.strength > 5
      ? hp.map((_, target) => ({ kind: 'hurt', target, amount: 1 }) as const)
      : undefined,
};

export const weather: Extension<Arena, Weather> = {
  name: 'stormy arena',
  schemaVersion: 1,
  fork: (s) => ({
    hp: s.hp,
    tiles: s.tiles,
    fighters: s.fighters,
    zones: s.zones,
    crowd: s.crowd,
    shield: s.shield,
    round: s.round,
    random: s.random,
    storm: s.storm,
  }),
  inputs: { brew: { strength: integer(0, 9) } },
  diffs: ['brewed'],
  behaviours: [brew, washedAway, hail],
  apply(draft, diff, emit) {
    const storm = (draft.state.storm = draft.own(draft.state.storm));
    storm.strength = diff.strength;
    emit?.({ kind: 'stormRose', strength: diff.strength });
  },
  invariants: ({ storm }) =>
    storm.strength > 9 ? [issue('storm.strength', 'tooStrong', 'at most 9', storm.strength)] : [],
};

/** With `rounds` heard: a brew ends the round too. */
export const stormyRules: Rules<StormyArena> = extend(arenaRules, { ...weather, hear: ['rounds'] });

export function stormyStart(): StormyState {
  return stormyRules.fork({ ...arenaStart(), storm: { strength: 0 } });
}
