// Documents that are large, or wrong many thousand times, are refused in few words.
import { registry } from '@turnwise/registry';
import { describe, expect, test } from 'vitest';
import { createMatch, loadMatch } from '@turnwise/match';

const withKeys = (count: number): Readonly<Record<string, number>> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, index]));
const [widest, wide] = [withKeys(100_000), withKeys(20_000)];
/** Nine levels of ten each: a thousand million values, and a few hundred in memory. */
const shared = Array.from({ length: 9 }).reduce<unknown>((inner) => Array.from({ length: 10 }, () => inner), 1);
const SAVED = { turnwise: 1, version: '1', seats: [], options: {}, seed: 1, inputs: [], hashes: [] };

/** The first game gets the widest, which take half a second each: what refuses them is the same for all. */
describe.each(registry.games.map((game, at) => [game.id, game, at === 0 ? widest : wide] as const))('%s', (...row) => {
  const [id, game, keys] = row;
  test.each<readonly [string, Readonly<Record<string, unknown>>]>([
    ['options', { options: keys }],
    ['a list that is written once and meant often', { options: { a: shared } }],
    ['a position', { position: keys }],
    ['seats', { seats: Array.from({ length: 100_000 }, () => 'a') }],
    ['scripts', { random: keys }],
    ['a text', { position: { a: 'x'.repeat(1_000_000) } }],
  ])('%s', (_, more) => {
    const match = createMatch({ game, seed: 1, ...more });
    expect(match.ok).toBe(false);
    expect(JSON.stringify(match).length).toBeLessThan(64_000);
  });

  test.each<readonly [string, Readonly<Record<string, unknown>>]>([
    ['unknown fields', keys],
    ['hashes', { hashes: Array.from({ length: 200_000 }, () => 7) }],
    ['inputs', { inputs: Array.from({ length: 100_000 }, () => ({ as: 7, input: null })) }],
    ['a list that is written once and meant often', { snapshot: shared }],
  ])('a save with %s', (_, more) => {
    const loaded = loadMatch({ ...SAVED, game: id, ...more }, registry);
    expect(loaded.ok).toBe(false);
    expect(JSON.stringify(loaded).length).toBeLessThan(64_000);
  });
});
