/**
 * A small made-up game for the kernel's own tests: fighters with hit points, painted tiles, cards in zones, a shield that
 * is a behaviour's own state, dice, and a crowd large enough that its hash is remembered. It has a substate of every kind
 * (list, typed array, record of records, zones, scalar, `random`) and an input for every way that a dispatch can end well. `wait` does nothing: it is the hook on which a
 * test hangs behaviours of its own, and the diff `fault` goes wrong in `apply` in the way that it is told.
 */
import { abort } from '../abort.ts';
import { fact } from '../behaviour.ts';
import type { Behaviour, Evaluation, Resolution } from '../behaviour.ts';
import { disallowed } from '../outcome.ts';
import { readStream } from '../random/reader.ts';
import { createRandom } from '../random/streams.ts';
import type { Random, Script } from '../random/streams.ts';
import type { Rules } from '../rules.ts';
import { integer, oneOf } from '../shape.ts';

export interface Fighter {
  readonly armour: number;
  readonly wounds: number;
}

export const NAMES = ['ana', 'bo'] as const;
export type Name = (typeof NAMES)[number];

export interface ArenaState {
  readonly hp: readonly number[];
  readonly tiles: Uint8Array;
  readonly fighters: Readonly<Record<Name, Fighter>>;
  readonly zones: readonly (readonly number[])[];
  /** How loud each place is, by stand. */
  readonly crowd: readonly (readonly number[])[];
  /** The state of the behaviour `shield`. */
  readonly shield: { readonly charges: number };
  readonly round: number;
  readonly random: Random;
}

export type ArenaInput =
  | { readonly kind: 'hit'; readonly target: number; readonly amount: number }
  | { readonly kind: 'paint'; readonly tile: number; readonly colour: number }
  | { readonly kind: 'train'; readonly name: Name }
  | { readonly kind: 'move'; readonly from: number; readonly to: number }
  | { readonly kind: 'cheer'; readonly stand: number; readonly place: number }
  | { readonly kind: 'roll'; readonly target: number }
  | { readonly kind: 'peek'; readonly zone: number }
  | { readonly kind: 'seal' | 'remark' | 'wait' };

export const FAULTS = ['throw', 'abort', 'silentField', 'silentOwn', 'nothing', 'fraction', 'circle'] as const;

export type ArenaDiff =
  | { readonly kind: 'hurt'; readonly target: number; readonly amount: number }
  | { readonly kind: 'painted'; readonly tile: number; readonly colour: number }
  | { readonly kind: 'trained'; readonly name: Name }
  | { readonly kind: 'moved'; readonly from: number; readonly to: number }
  | { readonly kind: 'cheered'; readonly stand: number; readonly place: number }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'shown'; readonly zone: number }
  | { readonly kind: 'sealed' }
  | { readonly kind: 'rounds'; readonly by: number }
  | { readonly kind: 'fault'; readonly how: (typeof FAULTS)[number] };

export type ArenaEvent =
  | { readonly kind: 'wasHurt'; readonly target: number; readonly left: number }
  | { readonly kind: 'wasPainted'; readonly tile: number }
  | { readonly kind: 'wasTrained'; readonly name: Name }
  | { readonly kind: 'cardMoved'; readonly card: number; readonly from: number; readonly to: number }
  | { readonly kind: 'placeCheered'; readonly stand: number; readonly place: number }
  | { readonly kind: 'shieldHeld'; readonly charges: number }
  | { readonly kind: 'cardShown'; readonly card: number; readonly reveals: true }
  | { readonly kind: 'gateSealed'; readonly final: true }
  | { readonly kind: 'roundBegan'; readonly round: number }
  | { readonly kind: 'remarked'; readonly round: number };

export interface Arena {
  State: ArenaState;
  Input: ArenaInput;
  Diff: ArenaDiff;
  Event: ArenaEvent;
}

/** The fallen can be neither hit nor rolled at. */
const alive: Evaluation<Arena> = {
  name: 'alive',
  order: -100,
  evaluate(input, { hp }) {
    const aimed = input.kind === 'hit' || input.kind === 'roll';
    return aimed && hp[input.target] === 0 ? disallowed('fallen', { target: input.target }) : undefined;
  },
};

/** Softens a hit before it lands, by changing its own state: the hit looks at that. */
const shield: Evaluation<Arena> = {
  name: 'shield',
  order: 0,
  evaluate: (input, state) => (input.kind === 'hit' && state.shield.charges > 0 ? [{ kind: 'blocked' }] : undefined),
};

/** What each input does. */
const deeds: Evaluation<Arena> = {
  name: 'deeds',
  order: 10,
  evaluate(input, state) {
    switch (input.kind) {
      case 'hit':
        return [{ kind: 'hurt', target: input.target, amount: state.shield.charges > 0 ? 1 : input.amount }];
      case 'paint':
        if (state.tiles[input.tile] === input.colour) return disallowed('paintedSo', { tile: input.tile });
        return [{ kind: 'painted', tile: input.tile, colour: input.colour }];
      case 'train':
        return [{ kind: 'trained', name: input.name }];
      case 'move':
        if (state.zones[input.from]?.length === 0) return disallowed('emptyZone', { zone: input.from });
        if (input.from === input.to) return disallowed('sameZone', { zone: input.from });
        return [{ kind: 'moved', from: input.from, to: input.to }];
      case 'cheer':
        return [{ kind: 'cheered', stand: input.stand, place: input.place }];
      case 'roll': {
        const dice = readStream(state.random, 'dice');
        const amount = dice.die(6);
        return [dice.step(), { kind: 'hurt', target: input.target, amount }];
      }
      case 'peek':
        return shown(state, input.zone);
      case 'seal':
        return state.shield.charges === 0 ? [fact({ kind: 'gateSealed', final: true })] : [{ kind: 'sealed' }];
      case 'remark':
        return [fact({ kind: 'remarked', round: state.round })];
      case 'wait':
        return undefined;
    }
  },
};

/** The top card goes under the others; where there is no other, nothing changes and it is shown all the same. */
function shown({ zones }: ArenaState, zone: number): Resolution<Arena> {
  const [card, ...others] = zones[zone] ?? [];
  if (card === undefined) return disallowed('emptyZone', { zone });
  return others.length === 0 ? [fact({ kind: 'cardShown', card, reveals: true })] : [{ kind: 'shown', zone }];
}

const QUIET: readonly ArenaInput['kind'][] = ['wait', 'remark'];

/** Every deed ends the round. */
const rounds: Evaluation<Arena> = {
  name: 'rounds',
  order: 100,
  evaluate: (input) => (QUIET.includes(input.kind) ? undefined : [{ kind: 'rounds', by: 1 }]),
};

const apply: Rules<Arena>['apply'] = (draft, diff, emit) => {
  const { state } = draft;
  switch (diff.kind) {
    case 'hurt': {
      const hp = (state.hp = draft.own(state.hp));
      const left = Math.max(0, (hp[diff.target] ?? 0) - diff.amount);
      hp[diff.target] = left;
      emit?.({ kind: 'wasHurt', target: diff.target, left });
      break;
    }
    case 'painted': {
      const tiles = draft.own(state.tiles);
      tiles[diff.tile] = diff.colour;
      state.tiles = tiles;
      emit?.({ kind: 'wasPainted', tile: diff.tile });
      break;
    }
    case 'trained': {
      const fighters = (state.fighters = draft.own(state.fighters));
      const fighter = (fighters[diff.name] = draft.own(fighters[diff.name]));
      fighter.armour++;
      emit?.({ kind: 'wasTrained', name: diff.name });
      break;
    }
    case 'moved': {
      const zones = (state.zones = draft.own(state.zones));
      const from = draft.own(zones[diff.from] ?? []);
      zones[diff.from] = from;
      const card = from.pop() ?? 0;
      const to = draft.own(zones[diff.to] ?? []);
      zones[diff.to] = to;
      to.push(card);
      emit?.({ kind: 'cardMoved', card, from: diff.from, to: diff.to });
      break;
    }
    case 'cheered': {
      const crowd = (state.crowd = draft.own(state.crowd));
      const stand = draft.own(crowd[diff.stand] ?? []);
      crowd[diff.stand] = stand;
      stand[diff.place] = (stand[diff.place] ?? 0) + 1;
      emit?.({ kind: 'placeCheered', stand: diff.stand, place: diff.place });
      break;
    }
    case 'blocked': {
      const mine = (state.shield = draft.own(state.shield));
      mine.charges--;
      emit?.({ kind: 'shieldHeld', charges: mine.charges });
      break;
    }
    case 'shown': {
      const zones = (state.zones = draft.own(state.zones));
      const zone = draft.own(zones[diff.zone] ?? []);
      zones[diff.zone] = zone;
      const card = zone.pop() ?? 0;
      zone.unshift(card);
      emit?.({ kind: 'cardShown', card, reveals: true });
      break;
    }
    case 'sealed':
      state.shield = { charges: 0 };
      emit?.({ kind: 'gateSealed', final: true });
      break;
    case 'rounds':
      state.round += diff.by;
      emit?.({ kind: 'roundBegan', round: state.round });
      break;
    case 'fault':
      switch (diff.how) {
        case 'throw':
          state.round = -1;
          throw new TypeError('apply broke');
        case 'abort':
          state.round = -1;
          throw abort('missingFighter', { name: 'cy' });
        case 'silentField':
          state.round = -1;
          break;
        case 'silentOwn':
          state.hp = draft.own(state.hp);
          break;
        case 'fraction':
          state.round = 0.5;
          emit?.({ kind: 'roundBegan', round: 0 });
          break;
        case 'circle': {
          const circle = { charges: 0 };
          state.shield = Object.assign(circle, { circle });
          emit?.({ kind: 'shieldHeld', charges: 0 });
          break;
        }
        case 'nothing':
          break;
      }
  }
};

export const arenaRules: Rules<Arena> = {
  name: 'arena',
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
  }),
  inputs: {
    hit: { target: integer(0, 3), amount: integer(1, 9) },
    paint: { tile: integer(0, 15), colour: integer(0, 3) },
    train: { name: oneOf(NAMES) },
    move: { from: integer(0, 2), to: integer(0, 2) },
    cheer: { stand: integer(0, 1), place: integer(0, 49) },
    roll: { target: integer(0, 3) },
    peek: { zone: integer(0, 2) },
    seal: {},
    remark: {},
    wait: {},
  },
  behaviours: [rounds, deeds, shield, alive],
  apply,
};

/** The arena and behaviours of a test's own. */
export function arenaWith(...behaviours: Behaviour<Arena>[]): Rules<Arena> {
  return { ...arenaRules, behaviours: [...arenaRules.behaviours, ...behaviours] };
}

/** A behaviour that answers `wait` alone. */
export function onWait(answer: Evaluation<Arena>['evaluate'], name = 'onWait', order = 50): Evaluation<Arena> {
  return { name, order, evaluate: (input, state) => (input.kind === 'wait' ? answer(input, state) : undefined) };
}

export const WAIT: ArenaInput = { kind: 'wait' };

const SEED = '000102030405060708090a0b0c0d0e0f';

export function arenaStart(script: Script = {}): ArenaState {
  return arenaRules.fork({
    hp: [20, 20, 20, 20],
    tiles: new Uint8Array(16),
    fighters: { ana: { armour: 0, wounds: 0 }, bo: { armour: 0, wounds: 0 } },
    zones: [[1, 2, 3, 4, 5], [6, 7], []],
    crowd: [0, 1].map(() => Array.from({ length: 50 }, (_, place) => place % 3)),
    shield: { charges: 2 },
    round: 0,
    random: createRandom(SEED, ['dice', 'loot'], script),
  });
}

/** Inputs of every kind, for random play; some of them are refused now and then. */
export const ARENA_INPUTS: readonly ArenaInput[] = [
  ...[0, 1, 2, 3].flatMap((target): ArenaInput[] => [
    { kind: 'hit', target, amount: 1 },
    { kind: 'hit', target, amount: 9 },
    { kind: 'roll', target },
  ]),
  ...[0, 5, 15].flatMap((tile): ArenaInput[] => [
    { kind: 'paint', tile, colour: 1 },
    { kind: 'paint', tile, colour: 3 },
  ]),
  ...NAMES.map((name): ArenaInput => ({ kind: 'train', name })),
  ...[0, 1, 2].flatMap((from) => [0, 1, 2].map((to): ArenaInput => ({ kind: 'move', from, to }))),
  ...[0, 1].flatMap((stand) => [0, 49].map((place): ArenaInput => ({ kind: 'cheer', stand, place }))),
  ...[0, 1, 2].map((zone): ArenaInput => ({ kind: 'peek', zone })),
  { kind: 'seal' },
  { kind: 'remark' },
  { kind: 'wait' },
];
