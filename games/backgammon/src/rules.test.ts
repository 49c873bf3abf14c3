import type { Json } from '@turnwise/kernel';
import { createChooser, nextInput, playOut, SPECTATOR } from '@turnwise/game';
import { eventsOf, History, unusedScript } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { backgammon } from './game.ts';
import { rules } from './rules.ts';
import {
  at,
  attempt,
  BLACK_SEAT,
  kernel,
  play,
  position,
  randomGame,
  setup,
  tableAt,
  WHITE_SEAT,
} from './testing/table.ts';
import type { BackgammonState } from './types.ts';

const ROLL = { kind: 'roll' } as const;
const SEEDS = [101, 102, 103, 104, 105];

describe('the opening', () => {
  test('is a roll of the system, and nobody else is to act', () => {
    const state = setup();
    expect(backgammon.toAct(state)).toEqual([]);
    expect(backgammon.next(state)).toEqual(ROLL);
    expect(position(state)).toMatchObject({
      points: {
        24: { white: 2 },
        13: { white: 5 },
        8: { white: 3 },
        6: { white: 5 },
        1: { black: 2 },
        12: { black: 5 },
        17: { black: 3 },
        19: { black: 5 },
      },
      bar: { white: 0, black: 0 },
      off: { white: 0, black: 0 },
      opening: true,
    });
  });

  test.each([
    ['the higher die begins: white', [5, 3], 'white', []],
    ['the higher die begins: black', [2, 6], 'black', []],
    ['equal dice are rolled again', [4, 4, 1, 1, 6, 5], 'white', [4, 1]],
  ])('%s', (_title, dice, next, ties) => {
    const table = tableAt(setup(1, { dice }));
    play(table, ROLL);
    const [white, black] = dice.slice(-2);
    expect(position(table.state)).toMatchObject({ next, dice: [white, black] });
    expect(table.log.flatMap(eventsOf)).toEqual([
      ...ties.map((die) => ({ kind: 'openingTied', white: die, black: die })),
      { kind: 'openingRolled', white, black, seat: next === 'white' ? 0 : 1 },
    ]);
    expect(unusedScript(table.state.random)).toEqual({});
    expect(backgammon.next(table.state)).toBeUndefined();
  });
});

describe('a turn', () => {
  test('rolls two dice of the stream, which cannot be taken back', () => {
    const table = tableAt(at({}, { dice: [6, 2] }));
    play(table, 'roll');
    expect(table.state.dice).toEqual([6, 2]);
    expect(table.log.flatMap(eventsOf)).toEqual([{ kind: 'rolled', seat: 0, dice: [6, 2] }]);
    expect(attempt(table, 'roll')).toMatchObject({ kind: 'disallowed', code: 'alreadyRolled' });
    expect(table.canUndo).toEqual({ able: false, code: 'undoBlockedByIrreversibleBoundary' });
  });

  test('a seat that previews its roll learns nothing', () => {
    const state = at({}, { dice: [6, 2] });
    const previewed = kernel.preview(state, { kind: 'roll', seat: WHITE_SEAT }, true);
    expect(previewed).toMatchObject({ ok: true, value: { uncertain: true, outcome: { kind: 'noChange' } } });
    expect(previewed.ok && previewed.value.state).toBe(state);
  });

  test('moves can be undone one by one until it is confirmed', () => {
    const table = tableAt(at({ dice: [3, 1] }));
    const before = table.state;
    play(table, '8/5 3');
    const between = table.state;
    play(table, '6/5 1');
    expect(table.undo()).toMatchObject({ value: { outcome: { kind: 'undone' } } });
    expect(table.state).toBe(between);
    table.undo();
    expect(table.state).toBe(before);
    play(table, '24/23 1', '13/10 3', 'confirm');
    expect(table.undo()).toMatchObject({
      value: { outcome: { kind: 'disallowed', code: 'undoBlockedByIrreversibleBoundary' } },
    });
    expect(position(table.state)).toMatchObject({ next: 'black', points: { 23: { white: 1 }, 10: { white: 1 } } });
    expect(backgammon.toAct(table.state)).toEqual([BLACK_SEAT]);
  });

  test('a hit sends the checker to the bar, from where it enters', () => {
    const table = tableAt(at({ points: { 13: { white: 2 }, 10: { black: 1 }, 1: { black: 14 } }, dice: [3, 2] }));
    play(table, '13/10 3');
    expect(position(table.state)).toMatchObject({ points: { 10: { white: 1 } }, bar: { white: 0, black: 1 } });
    expect(table.log.flatMap(eventsOf)).toEqual([
      { kind: 'moved', seat: 0, from: 13, to: 10, die: 3 },
      { kind: 'hit', seat: 1, point: 10 },
    ]);
  });

  test('entering can also hit', () => {
    const table = tableAt(
      at({ points: { 3: { white: 1 }, 12: { black: 4 } }, bar: { black: 1 }, dice: [3, 6], next: 'black' }),
    );
    play(table, 'bar/3 3');
    expect(position(table.state)).toMatchObject({ points: { 3: { black: 1 } }, bar: { white: 1, black: 0 } });
    expect(table.log.flatMap(eventsOf)).toEqual([
      { kind: 'moved', seat: 1, from: 'bar', to: 3, die: 3 },
      { kind: 'hit', seat: 0, point: 3 },
    ]);
  });
});

const FEW_LEFT: readonly [title: string, black: Json, reason: string, points: number][] = [
  ['the loser has borne off one', { points: { 24: { black: 14 } }, bar: {} }, 'single', 1],
  ['the loser has borne off none', { points: { 19: { black: 14 }, 7: { black: 1 } }, bar: {} }, 'gammon', 2],
  [
    'and has one in the home of the winner',
    { points: { 19: { black: 14 }, 6: { black: 1 } }, bar: {} },
    'backgammon',
    3,
  ],
  ['or on the bar', { points: { 19: { black: 14 } }, bar: { black: 1 } }, 'backgammon', 3],
  ['on the bar, with one borne off', { points: { 19: { black: 13 } }, bar: { black: 1 } }, 'single', 1],
];

describe('the fifteenth checker off wins at once', () => {
  test.each(FEW_LEFT)('%s', (_title, black, reason, points) => {
    const { points: on, bar } = black as { points: Record<string, Json>; bar: Json };
    const before = at({ points: { ...on, 1: { white: 1 } }, bar, dice: [6, 5] });
    const table = tableAt(before);
    play(table, '1/off 6');
    expect(backgammon.result(table.state)).toEqual({ winners: [0], reason, scores: [points, 0] });
    expect(backgammon.toAct(table.state)).toEqual([]);
    expect(backgammon.next(table.state)).toBeUndefined();
    expect(table.log.flatMap(eventsOf).slice(1)).toEqual([
      { kind: 'borneOff', seat: 0, off: 15 },
      { kind: 'won', seat: 0, reason, points },
    ]);
    expect(attempt(table, ROLL)).toMatchObject({ kind: 'disallowed', code: 'gameOver' });
    expect(table.undo()).toMatchObject({ value: { outcome: { kind: 'undone' } } });
    expect(table.state).toBe(before);
    expect(backgammon.result(table.state)).toBeUndefined();
    expect(backgammon.toAct(table.state)).toEqual([WHITE_SEAT]);
  });

  test('for black as well', () => {
    const table = tableAt(
      at({ points: { 24: { black: 1 }, 18: { white: 14 }, 19: { white: 1 } }, dice: [1], next: 'black' }),
    );
    play(table, '24/off 1');
    expect(backgammon.result(table.state)).toEqual({ winners: [1], reason: 'backgammon', scores: [0, 3] });
  });
});

describe('over random games', () => {
  test.each(SEEDS)('fifteen checkers each, and all the rest that must hold (seed %i)', (seed) => {
    let last: BackgammonState | undefined;
    for (const { state } of randomGame(seed)) {
      expect(rules.invariants?.(state)).toEqual([]);
      last = state;
    }
    expect(last?.phase).toBe('over');
  });

  test.each(SEEDS)('fast mode reaches the same states (seed %i)', (seed) => {
    const fast = kernel.clone(setup(seed));
    const copy = kernel.clone(setup(seed + 1));
    for (const { state, input } of randomGame(seed)) {
      expect(fast).toEqual(state);
      kernel.cloneInto(copy, fast);
      expect(copy).toEqual(state);
      if (input !== undefined) expect(kernel.step(fast, input)).toBeUndefined();
    }
  });

  test('a copy for search shares nothing that is written into', () => {
    const source = kernel.clone(setup(7));
    const copy = kernel.clone(setup(8));
    playOut(backgammon, source, createChooser(7));
    kernel.cloneInto(source, setup(7));
    kernel.cloneInto(copy, source);
    playOut(backgammon, copy, createChooser(7));
    expect(source).toEqual(setup(7));
  });

  test.each(SEEDS)('undoing a turn gives back the roll, and redoing it the end (seed %i)', (seed) => {
    const table = new History(kernel, setup(seed));
    const chooser = createChooser(seed);
    let turns = 0;
    while (backgammon.result(table.state) === undefined && table.length < backgammon.longest) {
      const input = nextInput(backgammon, table.state, chooser);
      if (input?.kind === 'confirm') {
        turns++;
        const end = table.state;
        const document = position(end);
        let moves = 0;
        while (table.canUndo.able) {
          table.undo();
          moves++;
        }
        expect(table.log.at(-1)?.input.kind).toBe('roll');
        for (let i = 0; i < moves; i++) table.redo();
        expect(table.state).toBe(end);
        expect(position(table.state)).toEqual(document);
      }
      if (input === undefined) throw new Error('stuck');
      play(table, input);
    }
    expect(turns).toBeGreaterThan(10);
  });

  test('no view holds the dice to come, and any stream fits the view', () => {
    for (const { state } of randomGame(SEEDS[0] as number))
      for (const viewer of [WHITE_SEAT, BLACK_SEAT, SPECTATOR]) {
        const view = backgammon.view(state, viewer);
        expect(Object.keys(view).toSorted()).toEqual(['black', 'dice', 'next', 'phase', 'white']);
        const imagined = backgammon.determinize(view, viewer, createChooser(1));
        expect(imagined.random).not.toEqual(state.random);
        expect({ ...imagined, random: state.random }).toEqual(state);
      }
  });
});
