// The position notation: what goes round, what is read besides, and every issue with its path.
import { SPECTATOR } from '@turnwise/game';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '@turnwise/kernel';
import { connectFour } from './index.ts';
import type { ConnectFourState } from './index.ts';

const SEED = 5;
const TABLE = { names: ['X', 'O'] };
const EMPTY = '......./......./......./......./......./.......';

function parse(document: Json): ReturnType<typeof connectFour.notation.position.parse> {
  const context = connectFour.prepare({ seed: 1 });
  if (!context.ok) throw new Error('no context');
  return connectFour.notation.position.parse(document, { ...context.value, names: TABLE.names });
}

test('every position reached in play survives notation and back', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(6), { maxLength: 60, size: 'max' }), (columns) => {
      const state = connectFour.kernel.clone(start());
      for (const column of columns) connectFour.kernel.step(state, { kind: 'drop', seat: state.next, column });
      const document = connectFour.notation.position.format(state, TABLE);
      expect(parse(document)).toEqual({ ok: true, value: state });
      expect(connectFour.notation.view.format(connectFour.view(state, SPECTATOR), TABLE)).toEqual(document);
    }),
    { seed: SEED, numRuns: 300 },
  );
});

function start(): ConnectFourState {
  const state = parse({});
  if (!state.ok) throw new Error('no start');
  return state.value;
}

test('what is left out is the empty board with X to move', () => {
  expect(parse({})).toEqual(connectFour.setup({ seed: 1 }));
  expect(connectFour.notation.position.format(start(), TABLE)).toEqual({ board: EMPTY, next: 'X' });
});

test.each([
  ['......./......./......./......./......./X......', 'O'],
  ['......./......./......./......./......./R......', 'O'],
  ['......./......./......./......./......./r......', 'Y'],
  ['......./......./......./......./......./r......', 'o'],
])('reads %s with %s to move', (board, next) => {
  const expected = { board: '......./......./......./......./......./X......', next: 'O' };
  for (const document of [{ board }, { board, next }]) {
    const state = parse(document);
    expect(state.ok && connectFour.notation.position.format(state.value, TABLE)).toEqual(expected);
  }
});

test.each([
  ['as many', '......./......./......./......./......./XO.....', 'X'],
  ['X one ahead', '......./......./......./......./......./XOX....', 'O'],
  ['X far ahead', '......./......./......./......./......./XX.X...', 'O'],
  ['O ahead', '......./......./......./......./......./O......', 'X'],
  ['a drop after the line', '......./......./......./......./OOO..../XXXX..O', 'X'],
  ['two lines apart', '......./......./X.....X/XOO...X/XOO...X/XOOO..X', 'O'],
])('%s in %s: next is taken as written, and by default is %s', (_, board, due) => {
  for (const next of TABLE.names) {
    const state = parse({ board, next });
    expect(state.ok && connectFour.rules.invariants?.(state.value)).toEqual([]);
    expect(state.ok && connectFour.notation.position.format(state.value, TABLE)).toEqual({ board, next });
  }
  expect(parse({ board })).toEqual(parse({ board, next: due }));
});

test.each<[string, Json, string, string, string]>([
  ['no record', 'X', '', 'wrongShape', '{ board, next }'],
  ['a list', [], '', 'wrongShape', '{ board, next }'],
  ['nothing', null, '', 'wrongShape', '{ board, next }'],
  ['an unknown field', { bord: EMPTY }, 'bord', 'unknownField', 'board or next'],
  ['no text', { board: 7 }, 'board', 'wrongBoard', 'six rows of seven'],
  ['five rows', { board: EMPTY.slice(8) }, 'board', 'wrongBoard', 'six rows of seven'],
  ['seven rows', { board: `${EMPTY}/.......` }, 'board', 'wrongBoard', 'six rows of seven'],
  ['a short row', { board: EMPTY.slice(1) }, 'board', 'wrongBoard', 'six rows of seven'],
  ['another sign', { board: EMPTY.replace(/\.$/, 'B') }, 'board', 'wrongBoard', 'each ., X or O'],
  [
    'a floating disc',
    { board: '......./......./......./......./X....../.......' },
    'board',
    'wrongBoard',
    'under every disc',
  ],
  [
    'a line for both',
    { board: '......./......./......./......./OOOO.../XXXX...' },
    'board',
    'wrongBoard',
    'for at most one side',
  ],
  ['an unknown seat', { next: 'green' }, 'next', 'unknownSeat', 'X or O'],
])('refuses %s', (_, document, path, code, expected) => {
  const parsed = parse(document);
  expect(parsed).toMatchObject({ ok: false, error: [{ path, code, expected: expect.stringContaining(expected) }] });
  expect(parsed.ok ? [] : parsed.error).toHaveLength(1);
});

test('tells all issues at once', () => {
  expect(parse({ board: 'X', next: 'green', turn: 1 })).toMatchObject({
    ok: false,
    error: [{ path: 'turn' }, { path: 'next' }, { path: 'board' }],
  });
});

test('any JSON is answered, never with an exception', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (whole, board, next) => {
      for (const document of [whole, { board, next }] as Json[]) expect(parse(document)).toHaveProperty('ok');
    }),
    { seed: SEED, numRuns: 300 },
  );
});

test('the drawing shows the columns to drop in and the discs', () => {
  const state = parse({ board: '......./......./......./......./...O.../..XX...' });
  expect(state.ok && connectFour.draw?.(connectFour.view(state.value, SPECTATOR), TABLE)).toBe(
    [
      ' 0 1 2 3 4 5 6 ',
      '│. . . . . . .│',
      '│. . . . . . .│',
      '│. . . . . . .│',
      '│. . . . . . .│',
      '│. . . O . . .│',
      '│. . X X . . .│',
      '└─────────────┘',
    ].join('\n'),
  );
});
