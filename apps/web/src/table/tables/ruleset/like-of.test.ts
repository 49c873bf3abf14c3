// Which table a ruleset of one's own gets.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '@turnwise/registry/lazy';
import { createMatch } from '@turnwise/match';
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { likeOf } from './like-of.ts';

interface Ruleset {
  readonly id: string;
  readonly cards: readonly { readonly id: string }[];
}

function shipped(game: string): Ruleset {
  const file = join(import.meta.dirname, '../../../../../../games', game, 'src/ruleset.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Ruleset;
}

const [mancala, whist] = [shipped('mancala'), shipped('whist')];

test.each<[string, object, number, ReturnType<typeof likeOf>]>([
  ['mancala', mancala, 2, 'mancala'],
  ['mancala with other numbers', changed(mancala, '"amount":4', '"amount":6'), 2, 'mancala'],
  ['mancala under another name', { ...mancala, id: 'sowing' }, 2, undefined],
  [
    'mancala with a house less',
    { ...mancala, cards: mancala.cards.filter(({ id }) => id !== 'south_1') },
    2,
    undefined,
  ],
  ['whist', whist, 4, 'whist'],
])('%s', async (_, ruleset, count, expected) => {
  const game = await loadGame('ruleset');
  if (game === undefined) throw new Error('no rulesets');
  const seats = ['ann', 'bo', 'cy', 'di'].slice(0, count);
  const options = { ruleset } as unknown as Json;
  const made = createMatch({ game, seed: 1, seats, options });
  if (!made.ok) throw new Error(JSON.stringify(made.error).slice(0, 300));
  const scene = made.value.stage(0 as never)?.scene;
  if (scene === undefined) throw new Error('no scene');
  expect(likeOf({ options, seats, scene })).toBe(expected);
});

function changed(document: object, from: string, to: string): object {
  const text = JSON.stringify(document);
  expect(text).toContain(from);
  return JSON.parse(text.replace(from, to)) as object;
}
