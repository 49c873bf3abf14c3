// Whether a ruleset has a stack that people use is the same at every moment of a match.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createChooser, nextInput, seat } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { createMatch } from '@turnwise/match';
import { loadGame } from '@turnwise/registry/lazy';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { joinParts } from '../../../tools/rulesets/join-parts.ts';
import { tryoutDecks } from '../../../tools/rulesets/tryout-decks.ts';
import { hasStack } from './has-stack.ts';

const ROOT = join(import.meta.dirname, '../../../../../..');

/** All files of a folder are one ruleset. */
function filesIn(folder: string): Json {
  const names = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.yaml'));
  const parts = names.map((name) => ({ name, text: readFileSync(join(ROOT, folder, name), 'utf8') }));
  return parse(joinParts(parts)) as Json;
}

const fileAt = (path: string): Json => parse(readFileSync(join(ROOT, path), 'utf8')) as Json;

test.each<[string, Json, boolean]>([
  ['the cave', filesIn('docs/examples/cave'), false],
  ['the example', fileAt('packages/ruleset/examples/example.ruleset.yaml'), true],
])('%s', async (_, ruleset, expected) => {
  const game = await loadGame('ruleset');
  if (game === undefined) throw new Error('no rulesets');
  const decks = tryoutDecks(ruleset, 2);
  const options = { ruleset, ...(decks === undefined ? {} : { decks }) } as Json;
  const [withDocument, without, hadPlace] = [new Set(), new Set(), new Set()];
  for (let seed = 1; seed <= 2; seed++) {
    const made = createMatch({ game, seed, seats: ['ann', 'bo'], options });
    if (!made.ok) throw new Error(JSON.stringify(made.error).slice(0, 300));
    const match = made.value;
    const chooser = createChooser(seed, 'play');
    for (let inputs = 0; inputs < 80 && match.status === 'playing'; inputs++) {
      const scene = match.stage(seat(0))?.scene;
      if (scene === undefined) throw new Error('no scene');
      hadPlace.add(scene.places.some(({ id }) => id === 'stack'));
      withDocument.add(hasStack({ scene, options: match.options }));
      without.add(hasStack({ scene, options: {} }));
      const input = nextInput(match.game, match.state, chooser) as { seat?: number };
      match.submit(seat(input.seat ?? 0), input);
    }
  }
  expect([...withDocument]).toEqual([expected]);
  expect([...without].filter((one) => one !== undefined)).toEqual([expected]);
  // Somewhere on the way something lies there: where the place is all that counts, the table would change.
  expect(hadPlace.has(true)).toBe(true);
});
