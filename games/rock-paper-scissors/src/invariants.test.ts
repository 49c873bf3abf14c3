// What a saved state must keep: each substate by itself, and none of them against the others. Law 3 tries any value anywhere.
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { rockPaperScissors as game } from './index.ts';
import type { RpsState } from './index.ts';

/** The saved beginning with one substate replaced, read again. */
function reread(key: string, value: unknown): ReturnType<typeof game.kernel.codec.fromJson> {
  const start = game.setup({ seed: 1, seats: ['alice', 'bob'] });
  if (!start.ok) throw new Error('no setup');
  const saved = game.kernel.codec.toJson(start.value);
  if (!saved.ok) throw new Error('not saved');
  const document = saved.value as { readonly state: Readonly<Record<string, Json>> };
  return game.kernel.codec.fromJson({ ...document, state: { ...document.state, [key]: value } });
}

test.each<[string, keyof RpsState, unknown, string]>([
  ['a target in words', 'target', '3', 'state.target'],
  ['a target of 0', 'target', 0, 'state.target'],
  ['a target of 10', 'target', 10, 'state.target'],
  ['a round in words', 'round', '1', 'state.round'],
  ['half a round', 'round', 1.5, 'state.round'],
  ['round 0', 'round', 0, 'state.round'],
  ['a round after the last', 'round', 102, 'state.round'],
  ['one score', 'scores', [0], 'state.scores'],
  ['three scores', 'scores', [0, 0, 0], 'state.scores'],
  ['scores by name', 'scores', { alice: 0, bob: 0 }, 'state.scores'],
  ['a score in words', 'scores', ['0', 0], 'state.scores[0]'],
  ['a score below 0', 'scores', [0, -1], 'state.scores[1]'],
  ['more wins than rounds', 'scores', [1, 0], 'state.scores'],
  ['one throw', 'throws', [null], 'state.throws'],
  ['no throws', 'throws', [], 'state.throws'],
  ['a throw in a text', 'throws', 'rock', 'state.throws'],
  ['an unknown throw', 'throws', [null, 'well'], 'state.throws[1]'],
  ['a hidden throw', 'throws', ['hidden', null], 'state.throws[0]'],
  ['two throws', 'throws', ['rock', 'rock'], 'state.throws'],
])('%s is found', (_, key, value, path) => {
  const read = reread(key, value);
  expect(read.ok ? [] : read.error.map((one) => one.path)).toContain(path);
});
