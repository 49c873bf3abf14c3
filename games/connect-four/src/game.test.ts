// Connect four through its public surface: counts of the tree, each refusal, lines against a slow oracle, fast against recorded.
import { allSeats, createChooser, nextInput, playOut, seat, SPECTATOR } from '@turnwise/game';
import { createKernel, eventsOf, History } from '@turnwise/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { connectFour, connectFourRules } from './index.ts';
import type { ConnectFourState, Drop } from './index.ts';

const SEED = 4;
const TABLE = { names: ['X', 'O'] };

function begin(): ConnectFourState {
  const start = connectFour.setup({ seed: 1 });
  if (!start.ok) throw new Error('no setup');
  return start.value;
}

function at(position: { board: string; next?: string }): ConnectFourState {
  const context = connectFour.prepare({ seed: 1 });
  if (!context.ok) throw new Error('no context');
  const parsed = connectFour.notation.position.parse(position, { ...context.value, names: TABLE.names });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

/** The state after these columns have been tried in order; full columns and drops after the end change nothing. */
function play(columns: readonly number[], visit?: (state: ConnectFourState) => void): ConnectFourState {
  let state = begin();
  for (const column of columns) {
    const done = connectFour.kernel.dispatch(state, { kind: 'drop', seat: state.next, column });
    if (!done.ok) throw new Error(done.error.message);
    ({ state } = done.value);
    visit?.(state);
  }
  return state;
}

/** Columns to try, in any order: with up to sixty of them many games come to their end. */
const columns = fc.array(fc.nat(6), { maxLength: 60, size: 'max' });

test('the tree has the published number of lines at each depth', () => {
  const { kernel } = connectFour;
  const counts = [0, 0, 0, 0, 0, 0];
  const states = counts.map(() => kernel.clone(begin()));
  const walk = (here: ConnectFourState, ply: number): void => {
    const below = states[ply];
    if (below === undefined) return;
    for (let column = 0; column < 7; column++) {
      kernel.cloneInto(below, here);
      const stopped = kernel.step(below, { kind: 'drop', seat: here.next, column });
      if (stopped !== undefined) throw new Error(stopped.code);
      counts[ply] = (counts[ply] as number) + 1;
      walk(below, ply + 1);
    }
  };
  walk(begin(), 0);
  expect(counts).toEqual([7, 49, 343, 2401, 16_807, 117_649]);
});

describe('refusals', () => {
  const FULL_LEFT = 'O....../X....../O....../X....../O....../X......';
  const WON = '......./......./......./......./OOO..../XXXX...';
  test.each([
    ['the other seat', at({ board: FULL_LEFT }), { seat: 1, column: 1 }, 'notYourTurn', { seat: 1, toAct: [0] }],
    ['a full column', at({ board: FULL_LEFT }), { seat: 0, column: 0 }, 'columnFull', { column: 0 }],
    ['after a line', at({ board: WON }), { seat: 1, column: 6 }, 'gameOver', {}],
  ])('%s', (_, state, { seat: by, column }, code, params) => {
    const input: Drop = { kind: 'drop', seat: seat(by), column };
    const done = connectFour.kernel.dispatch(state, input);
    expect(done).toMatchObject({ ok: true, value: { outcome: { kind: 'disallowed', code, params } } });
    expect(done.ok && done.value.state).toBe(state);
    expect(connectFour.accepts(state, input)).toBe(false);
  });

  test.each([
    { kind: 'drop', seat: 0, column: 7 },
    { kind: 'drop', seat: 0, column: -1 },
    { kind: 'drop', seat: 0, column: 1.5 },
    { kind: 'drop', seat: 0, column: '3' },
    { kind: 'drop', seat: 2, column: 3 },
    { kind: 'drop', seat: 0 },
    { kind: 'drop', column: 3 },
    { kind: 'drop', seat: 0, column: 3, row: 5 },
    { kind: 'place', seat: 0, cell: 3 },
    null,
  ])('malformed: %j', (input) => {
    const done = connectFour.kernel.dispatch(begin(), input as unknown as Drop);
    expect(done).toMatchObject({ ok: true, value: { outcome: { kind: 'invalidInput', code: 'malformedInput' } } });
  });
});

describe('lines', () => {
  // Before the last disc; where it falls; the cells that win.
  test.each([
    ['a row', '......./......./......./......./OOO..../XXX....', 3, [35, 36, 37, 38]],
    ['a row closed in the middle', '......./......./......./......./OO.O.../XX.X...', 2, [35, 36, 37, 38]],
    ['a row of seven', '......./......./......./......./OOO.OOO/XXX.XXX', 3, [35, 36, 37, 38, 39, 40, 41]],
    ['a column', '......./......./......./X....../XO...../XOO....', 0, [14, 21, 28, 35]],
    ['a column to the top', '......./X....../X....../X....../O....../OO.....', 0, [0, 7, 14, 21]],
    ['a falling diagonal', '......./......./X....../OX...../XOX..../OOO...X', 3, [14, 22, 30, 38]],
    ['a rising diagonal', '......./......./......./..XO.../.XOO.../XOOX..X', 3, [17, 23, 29, 35]],
    ['no line around the edge', '......./......./......./......./.....XX/X...OOO', 4, undefined],
  ])('%s', (_, board, column, line) => {
    const state = at({ board });
    const done = connectFour.kernel.dispatch(state, { kind: 'drop', seat: state.next, column });
    if (!done.ok || done.value.outcome.kind !== 'committed') throw new Error('refused');
    const won = eventsOf(done.value.outcome.frame).find((event) => event.kind === 'won');
    expect(won?.kind === 'won' ? won.line : undefined).toEqual(line);
    expect(connectFour.result(done.value.state)).toEqual(
      line === undefined ? undefined : { winners: [state.next], reason: 'line' },
    );
  });

  test('are found exactly when a slow look at the whole board finds one', () => {
    let won = 0;
    fc.assert(
      fc.property(columns, (tried) => {
        play(tried, (state) => {
          if (state.winner >= 0) won++;
          expect(state.winner).toBe(slowWinner(connectFour.view(state, SPECTATOR).board));
        });
      }),
      { seed: SEED, numRuns: 150 },
    );
    expect(won).toBeGreaterThan(100);
  });

  /** Looks at every four cells in a row of the whole board, by coordinates. */
  function slowWinner(board: readonly number[]): number {
    for (let row = 0; row < 6; row++)
      for (let column = 0; column < 7; column++)
        for (const [down, right] of [
          [0, 1],
          [1, 0],
          [1, 1],
          [1, -1],
        ] as const) {
          const four = [0, 1, 2, 3].map((step) => [row + step * down, column + step * right] as const);
          if (four.some(([r, c]) => r > 5 || c < 0 || c > 6)) continue;
          const discs = four.map(([r, c]) => board[r * 7 + c]);
          if (discs[0] !== 0 && discs.every((disc) => disc === discs[0])) return (discs[0] as number) - 1;
        }
    return -1;
  }
});

test('a guess from a view has the turn of the state, whatever the number of discs', () => {
  for (const next of TABLE.names) {
    const state = at({ board: '......./......./......./......./......./XX.....', next });
    expect(connectFour.determinize(connectFour.view(state, SPECTATOR), SPECTATOR, createChooser(1))).toEqual(state);
  }
});

test('a full board without a line is a draw', () => {
  const last = at({ board: 'XO.XOXO/XOXOOOX/XOOOXXO/OXXXOOX/XXOOOXX/OOXXOXX' });
  const done = connectFour.kernel.dispatch(last, { kind: 'drop', seat: last.next, column: 2 });
  expect(done.ok && connectFour.result(done.value.state)).toEqual({ winners: [0, 1], reason: 'draw' });
});

test('every state of random games keeps the invariants, and the seats take turns', () => {
  fc.assert(
    fc.property(columns, (tried) => {
      play(tried, (state) => {
        expect(connectFourRules.invariants?.(state)).toEqual([]);
        expect(connectFour.toAct(state)).toEqual(connectFour.result(state) === undefined ? [state.next] : []);
      });
    }),
    { seed: SEED, numRuns: 100 },
  );
});

test('what is offered is what is accepted, and a sample is one of them', () => {
  fc.assert(
    fc.property(columns, fc.nat(), (tried, seed) => {
      const state = play(tried);
      for (const by of allSeats(2)) {
        const all = Array.from({ length: 7 }, (_, column): Drop => ({ kind: 'drop', seat: by, column }));
        const legal = connectFour.legalInputs(state, by).inputs;
        expect(legal).toEqual(all.filter((input) => connectFour.accepts(state, input)));
        const drawn = connectFour.sample(state, by, createChooser(seed));
        if (drawn === undefined) expect(legal).toEqual([]);
        else expect(legal).toContainEqual(drawn);
      }
    }),
    { seed: SEED, numRuns: 150 },
  );
});

test('fast and recorded play agree at every move', () => {
  const recorded = createKernel(connectFourRules, { development: true });
  for (let seed = 1; seed <= 40; seed++) {
    const chooser = createChooser(seed);
    const history = new History(recorded, begin());
    const fast = connectFour.kernel.clone(begin());
    for (
      let input = nextInput(connectFour, fast, chooser);
      input !== undefined;
      input = nextInput(connectFour, fast, chooser)
    ) {
      expect(history.dispatch(input)).toMatchObject({ ok: true, value: { outcome: { kind: 'committed' } } });
      expect(connectFour.kernel.step(fast, input)).toBeUndefined();
      expect(fast).toEqual(history.state);
    }
    expect(connectFour.result(fast)).toEqual(connectFour.result(history.state));
    expect(connectFour.result(fast)).toBeDefined();
  }
});

test('a playout ends within 42 drops and leaves the start alone', () => {
  const start = begin();
  for (let seed = 1; seed <= 50; seed++) {
    const state = connectFour.kernel.clone(start);
    const { inputs, end } = playOut(connectFour, state, createChooser(seed));
    expect(end).toBe('over');
    expect(inputs).toBe(state.filled);
  }
  expect(start).toEqual(begin());
});
