// What a saved state must keep: each substate by itself, and none of them against the board. Law 3 tries any value anywhere.
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { ticTacToe as game } from './index.ts';
import type { TicTacToeState } from './index.ts';

/** The saved state after these cells have been tried in order, with one substate replaced, read again. */
function reread(cells: readonly number[], key: string, value: unknown): ReturnType<typeof game.kernel.codec.fromJson> {
  const start = game.setup({ seed: 1 });
  if (!start.ok) throw new Error('no setup');
  const state = game.kernel.clone(start.value);
  for (const cell of cells) game.kernel.step(state, { kind: 'place', seat: state.next, cell });
  const saved = game.kernel.codec.toJson(state);
  if (!saved.ok) throw new Error('not saved');
  const document = saved.value as { readonly state: Readonly<Record<string, Json>> };
  return game.kernel.codec.fromJson({ ...document, state: { ...document.state, [key]: value } });
}

test.each<[string, keyof TicTacToeState, unknown, string]>([
  ['no list', 'board', '100000000', 'state.board'],
  ['a record of cells', 'board', { 0: 1, length: 9 }, 'state.board'],
  ['eight cells', 'board', [1, 0, 0, 0, 0, 0, 0, 0], 'state.board'],
  ['ten cells', 'board', [1, 0, 0, 0, 0, 0, 0, 0, 0, 0], 'state.board'],
  ['a third mark', 'board', [3, 0, 0, 0, 0, 0, 0, 0, 0], 'state.board[0]'],
  ['a mark in words', 'board', ['1', 0, 0, 0, 0, 0, 0, 0, 0], 'state.board[0]'],
  ['a mark too many', 'board', [1, 0, 0, 0, 0, 0, 0, 0, 2], 'state.filled'],
  ['a third seat', 'next', 2, 'state.next'],
  ['a seat in words', 'next', '0', 'state.next'],
  ['a wrong count', 'filled', 2, 'state.filled'],
  ['a count in words', 'filled', '1', 'state.filled'],
  ['a winner without a line', 'winner', 0, 'state.winner'],
  ['no winner at all', 'winner', null, 'state.winner'],
])('%s is found', (_, key, value, path) => {
  const read = reread([0], key, value);
  expect(read.ok ? [] : read.error.map((one) => one.path)).toContain(path);
});

test.each([-1, 1])('a line of X that is given to %i is found', (winner) => {
  expect(reread([0, 3, 1, 4, 2], 'winner', winner)).toMatchObject({ ok: false, error: [{ path: 'state.winner' }] });
});

test('a line for both sides is found', () => {
  expect(reread([0, 3, 1, 4, 6, 8], 'board', [1, 1, 1, 2, 2, 2, 0, 0, 0])).toMatchObject({
    ok: false,
    error: [{ path: 'state.board' }],
  });
});
