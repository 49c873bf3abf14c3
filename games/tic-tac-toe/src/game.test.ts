// Tic-tac-toe through its public surface: each refusal, each line, offers, fast against recorded, drawing.
import { allSeats, createChooser, nextInput, seat, SPECTATOR } from '@turnwise/game';
import { createKernel, eventsOf, History } from '@turnwise/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ticTacToe, ticTacToeRules } from './index.ts';
import type { Place, TicTacToeState } from './index.ts';

const SEED = 7;
const TABLE = { names: ['X', 'O'] };

function at(board: string): TicTacToeState {
  const context = ticTacToe.prepare({ seed: 1 });
  if (!context.ok) throw new Error('no context');
  const parsed = ticTacToe.notation.position.parse({ board }, { ...context.value, names: TABLE.names });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

const EMPTY = '.../.../...';

/** The state after these cells have been tried in order; taken cells and marks after the end change nothing. */
function play(cells: readonly number[], visit?: (state: TicTacToeState) => void): TicTacToeState {
  let state = at(EMPTY);
  for (const cell of cells) {
    const done = ticTacToe.kernel.dispatch(state, { kind: 'place', seat: state.next, cell });
    if (!done.ok) throw new Error(done.error.message);
    ({ state } = done.value);
    visit?.(state);
  }
  return state;
}

const cells = fc.array(fc.nat(8), { maxLength: 20, size: 'max' });

describe('refusals', () => {
  test.each([
    ['the other seat', '.../.../...', { seat: 1, cell: 0 }, 'notYourTurn', { seat: 1, toAct: [0] }],
    ['a taken cell', 'X../.../...', { seat: 1, cell: 0 }, 'cellTaken', { cell: 0 }],
    ['after a line', 'XXX/OO./...', { seat: 1, cell: 8 }, 'gameOver', {}],
    ['after a draw', 'XOX/XOO/OXX', { seat: 1, cell: 8 }, 'gameOver', {}],
  ])('%s', (_, board, { seat: by, cell }, code, params) => {
    const state = at(board);
    const input: Place = { kind: 'place', seat: seat(by), cell };
    const done = ticTacToe.kernel.dispatch(state, input);
    expect(done).toMatchObject({ ok: true, value: { outcome: { kind: 'disallowed', code, params } } });
    expect(done.ok && done.value.state).toBe(state);
    expect(ticTacToe.explain(state, seat(by), input)).toMatchObject({ accepted: false, refusal: { code } });
  });

  test.each([
    { kind: 'place', seat: 0, cell: 9 },
    { kind: 'place', seat: 0, cell: -1 },
    { kind: 'place', seat: 0, cell: 0.5 },
    { kind: 'place', seat: 2, cell: 0 },
    { kind: 'place', seat: 0 },
    { kind: 'drop', seat: 0, column: 0 },
    [],
  ])('malformed: %j', (input) => {
    const done = ticTacToe.kernel.dispatch(at(EMPTY), input as unknown as Place);
    expect(done).toMatchObject({ ok: true, value: { outcome: { kind: 'invalidInput', code: 'malformedInput' } } });
  });
});

test.each([
  ['XX./OO./...', 2, [0, 1, 2]],
  ['OO./XX./...', 5, [3, 4, 5]],
  ['OO./.../XX.', 8, [6, 7, 8]],
  ['X.O/X.O/...', 6, [0, 3, 6]],
  ['.XO/.XO/...', 7, [1, 4, 7]],
  ['O.X/O.X/...', 8, [2, 5, 8]],
  ['X.O/.XO/...', 8, [0, 4, 8]],
  ['O.X/OX./...', 6, [2, 4, 6]],
  ['XOX/O.O/XOX', 4, [0, 4, 8]],
])('%s and a mark in %i have the line %j', (board, cell, line) => {
  const state = at(board);
  const done = ticTacToe.kernel.dispatch(state, { kind: 'place', seat: state.next, cell });
  if (!done.ok || done.value.outcome.kind !== 'committed') throw new Error('refused');
  expect(eventsOf(done.value.outcome.frame)).toEqual([
    { kind: 'placed', seat: 0, cell },
    { kind: 'won', seat: 0, line },
  ]);
  expect(ticTacToe.result(done.value.state)).toEqual({ winners: [0], reason: 'line' });
});

test('the last cell without a line is a draw', () => {
  const last = at('XOX/XOO/OX.');
  const done = ticTacToe.kernel.dispatch(last, { kind: 'place', seat: last.next, cell: 8 });
  expect(done.ok && ticTacToe.result(done.value.state)).toEqual({ winners: [0, 1], reason: 'draw' });
  expect(done.ok && ticTacToe.toAct(done.value.state)).toEqual([]);
});

test('what is offered is what is accepted, a sample is one of them, and the invariants hold', () => {
  fc.assert(
    fc.property(cells, fc.nat(), (tried, seed) => {
      const state = play(tried, (one) => expect(ticTacToeRules.invariants?.(one)).toEqual([]));
      for (const by of allSeats(2)) {
        const all = Array.from({ length: 9 }, (_, cell): Place => ({ kind: 'place', seat: by, cell }));
        const legal = ticTacToe.legalInputs(state, by).inputs;
        expect(legal).toEqual(all.filter((input) => ticTacToe.accepts(state, input)));
        const drawn = ticTacToe.sample(state, by, createChooser(seed));
        if (drawn === undefined) expect(legal).toEqual([]);
        else expect(legal).toContainEqual(drawn);
      }
    }),
    { seed: SEED, numRuns: 200 },
  );
});

test('fast and recorded play agree at every move', () => {
  const recorded = createKernel(ticTacToeRules, { development: true });
  for (let seed = 1; seed <= 60; seed++) {
    const chooser = createChooser(seed);
    const history = new History(recorded, at(EMPTY));
    const fast = ticTacToe.kernel.clone(history.state);
    for (
      let input = nextInput(ticTacToe, fast, chooser);
      input !== undefined;
      input = nextInput(ticTacToe, fast, chooser)
    ) {
      expect(history.dispatch(input)).toMatchObject({ ok: true, value: { outcome: { kind: 'committed' } } });
      expect(ticTacToe.kernel.step(fast, input)).toBeUndefined();
      expect(fast).toEqual(history.state);
    }
    expect(ticTacToe.result(fast)).toBeDefined();
  }
});

test('the drawing shows the marks, and the number of an empty cell', () => {
  expect(ticTacToe.draw?.(ticTacToe.view(at('X.O/.../..X'), SPECTATOR), TABLE)).toBe(
    [' X │ 1 │ O', '───┼───┼───', ' 3 │ 4 │ 5', '───┼───┼───', ' 6 │ 7 │ X'].join('\n'),
  );
});
