// What a saved state must keep: each substate by itself, and none of them against the discs. Law 3 tries any value anywhere.
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { connectFour as game } from './index.ts';

const KEYS = ['firstUpper', 'firstLower', 'secondUpper', 'secondLower', 'heights', 'next', 'filled', 'winner'];

/** The saved state after these columns have been tried in order, with some substates replaced, read again. */
function reread(columns: readonly number[], wrong: object): ReturnType<typeof game.kernel.codec.fromJson> {
  const start = game.setup({ seed: 1 });
  if (!start.ok) throw new Error('no setup');
  const state = game.kernel.clone(start.value);
  for (const column of columns) game.kernel.step(state, { kind: 'drop', seat: state.next, column });
  const saved = game.kernel.codec.toJson(state);
  if (!saved.ok) throw new Error('not saved');
  const document = saved.value as { readonly state: Readonly<Record<string, Json>> };
  return game.kernel.codec.fromJson({ ...document, state: { ...document.state, ...wrong } });
}

test.each<[string, object, string[]]>([
  ['two discs in one cell', { secondLower: 0x10_0000 }, ['state.secondLower']],
  ['a disc beside the board', { firstLower: 0x90_0000 }, ['state.firstLower']],
  ['a disc far beside the board', { firstLower: 0x1_0010_0000 }, ['state.firstLower']],
  ['a floating disc', { firstLower: 0, firstUpper: 1 }, ['state']],
  ['a missing disc', { firstLower: 0 }, ['state.heights', 'state.filled']],
  ['a wrong height', { heights: 1 }, ['state.heights']],
  ['a third seat', { next: 2 }, ['state.next']],
  ['a wrong count', { filled: 2 }, ['state.filled']],
  ['a winner without a line', { winner: 0 }, ['state.winner']],
])('the invariants find %s', (_, wrong, paths) => {
  const read = reread([4], wrong);
  expect(read.ok ? [] : read.error.map((one) => one.path)).toEqual(expect.arrayContaining(paths));
});

test.each(KEYS)('%s is a small number and nothing that looks like one', (key) => {
  for (const value of ['0', [0], {}, true, null, 0.5, -2, 2 ** 32, 2 ** 60])
    expect(reread([4], { [key]: value })).toMatchObject({ ok: false, error: [{ path: `state.${key}` }] });
});
