// Documents that are large, or wrong a hundred thousand times, are refused in few words.
import { registry } from '@turnwise/registry';
import { describe, expect, test } from 'vitest';
import { createMatch, loadMatch } from '@turnwise/match';

const wide = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`key${index}`, index]));
/** Nine levels of ten each: a thousand million values, and a few hundred in memory. */
const shared = Array.from({ length: 9 }).reduce<unknown>((inner) => Array.from({ length: 10 }, () => inner), 1);
const SAVED = { turnwise: 1, version: '1', seats: [], options: {}, seed: 1, inputs: [], hashes: [] };

describe.each(registry.games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test.each<readonly [string, Readonly<Record<string, unknown>>]>([
    ['options', { options: wide }],
    ['a list that is written once and meant often', { options: { a: shared } }],
    ['a position', { position: wide }],
    ['seats', { seats: Array.from({ length: 100_000 }, () => 'a') }],
    ['scripts', { random: wide }],
    ['a text', { position: { a: 'x'.repeat(1_000_000) } }],
  ])('%s', (_, more) => {
    const match = createMatch({ game, seed: 1, ...more });
    expect(match.ok).toBe(false);
    expect(JSON.stringify(match).length).toBeLessThan(64_000);
  });

  test.each<readonly [string, Readonly<Record<string, unknown>>]>([
    ['unknown fields', wide],
    ['hashes', { hashes: Array.from({ length: 200_000 }, () => 7) }],
    ['inputs', { inputs: Array.from({ length: 100_000 }, () => ({ as: 7, input: null })) }],
    ['a list that is written once and meant often', { snapshot: shared }],
  ])('a save with %s', (_, more) => {
    const loaded = loadMatch({ ...SAVED, game: id, ...more }, registry);
    expect(loaded.ok).toBe(false);
    expect(JSON.stringify(loaded).length).toBeLessThan(64_000);
  });
});
