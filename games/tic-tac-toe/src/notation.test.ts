// The position notation: what goes round, and every issue with its path.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '@turnwise/kernel';
import { ticTacToe } from './index.ts';

const SEED = 8;
const TABLE = { names: ['X', 'O'] };

function parse(document: Json): ReturnType<typeof ticTacToe.notation.position.parse> {
  const context = ticTacToe.prepare({ seed: 1 });
  if (!context.ok) throw new Error('no context');
  return ticTacToe.notation.position.parse(document, { ...context.value, names: TABLE.names });
}

test('every position reached in play survives notation and back', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(8), { maxLength: 20, size: 'max' }), (cells) => {
      const start = ticTacToe.setup({ seed: 1 });
      if (!start.ok) throw new Error('no setup');
      const state = ticTacToe.kernel.clone(start.value);
      for (const cell of cells) ticTacToe.kernel.step(state, { kind: 'place', seat: state.next, cell });
      const document = ticTacToe.notation.position.format(state, TABLE);
      expect(parse(document)).toEqual({ ok: true, value: state });
      expect(ticTacToe.notation.view.format(state, TABLE)).toEqual(document);
    }),
    { seed: SEED, numRuns: 300 },
  );
});

test('what is left out is the empty board, and whose turn the marks say', () => {
  expect(parse({})).toEqual(ticTacToe.setup({ seed: 1 }));
  expect(parse({ board: 'X../.../...' })).toEqual(parse({ board: 'X../.../...', next: 'O' }));
});

test.each([
  ['as many', 'XO./.../...', 'X'],
  ['X one ahead', 'XO./X../...', 'O'],
  ['X far ahead', 'XX./X../...', 'O'],
  ['O ahead', 'O../.../...', 'X'],
  ['marks after the line of X', 'XXX/OO./O..', 'X'],
  ['marks after the line of O', 'OOO/XX./XX.', 'O'],
])('%s in %s: next is taken as written, and by default is %s', (_, board, due) => {
  for (const next of TABLE.names) {
    const state = parse({ board, next });
    expect(state.ok && ticTacToe.rules.invariants?.(state.value)).toEqual([]);
    expect(state.ok && ticTacToe.notation.position.format(state.value, TABLE)).toEqual({ board, next });
  }
  expect(parse({ board })).toEqual(parse({ board, next: due }));
});

test.each<[string, Json, string, string, string]>([
  ['no record', 'X', '', 'wrongShape', '{ board, next }'],
  ['a list', ['X../.../...'], '', 'wrongShape', '{ board, next }'],
  ['nothing', null, '', 'wrongShape', '{ board, next }'],
  ['an unknown field', { bord: '.../.../...' }, 'bord', 'unknownField', 'board or next'],
  ['no text', { board: 3 }, 'board', 'wrongBoard', 'three rows of three'],
  ['two rows', { board: '.../...' }, 'board', 'wrongBoard', 'three rows of three'],
  ['a long row', { board: '..../.../...' }, 'board', 'wrongBoard', 'three rows of three'],
  ['another sign', { board: 'Z../.../...' }, 'board', 'wrongBoard', 'each ., X or O'],
  ['a line for both', { board: 'XXX/OOO/...' }, 'board', 'wrongBoard', 'for at most one side'],
  ['an unknown seat', { next: 'Z' }, 'next', 'unknownSeat', 'X or O'],
])('refuses %s', (_, document, path, code, expected) => {
  const parsed = parse(document);
  expect(parsed).toMatchObject({ ok: false, error: [{ path, code, expected: expect.stringContaining(expected) }] });
  expect(parsed.ok ? [] : parsed.error).toHaveLength(1);
});

test('any JSON is answered, never with an exception', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (whole, board, next) => {
      for (const document of [whole, { board, next }] as Json[]) expect(parse(document)).toHaveProperty('ok');
    }),
    { seed: SEED, numRuns: 300 },
  );
});
