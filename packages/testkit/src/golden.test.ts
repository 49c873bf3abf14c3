// Every registered game has golden transcripts, and they are what the game gives today.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '@turnwise/registry';
import { describe, expect, test } from 'vitest';
import { goldensOf } from './goldens.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Longer lines are read by nobody. */
const LONGEST = 200;
const RENEW = 'read the difference; if it is meant, run `npm run golden`';

describe.each(registry.games.map((game) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  // The game of any ruleset lies with its package.
  const home = existsSync(join(ROOT, 'games', id)) ? `games/${id}` : `packages/${id}`;
  const folder = join(ROOT, home, 'golden');
  const goldens = goldensOf(game);

  test.each(goldens)('$name', ({ name, text }) => {
    const file = join(folder, `${name}.txt`);
    expect(existsSync(file), `${home}/golden/${name}.txt is missing: run \`npm run golden\``).toBe(true);
    const kept = readFileSync(file, 'utf8');
    expect(firstDifference(kept, text), RENEW).toBeUndefined();
  });

  test.each(goldens)('$name can be read', ({ text }) => {
    const lines = text.split('\n');
    expect(lines.filter((line) => line.length > LONGEST)).toEqual([]);
    expect(lines.filter((line) => line.includes('status: applied'))).toEqual([]);
  });

  test('has no golden that nothing makes', () => {
    const files = existsSync(folder) ? readdirSync(folder) : [];
    expect(files.sort()).toEqual(goldens.map(({ name }) => `${name}.txt`).sort());
  });
});

test('the first differing lines are shown', () => {
  expect(firstDifference('a\nb\nc\n', 'a\nb\nc\n')).toBeUndefined();
  expect(firstDifference('a\nb\nc\n', 'a\nx\nc\n')).toEqual({ line: 2, kept: ['b', 'c', ''], now: ['x', 'c', ''] });
});

/** A few lines from where the two part. */
function firstDifference(kept: string, now: string): object | undefined {
  if (kept === now) return undefined;
  const before = kept.split('\n');
  const after = now.split('\n');
  const line = before.findIndex((text, index) => text !== after[index]);
  const at = line < 0 ? before.length : line;
  return { line: at + 1, kept: before.slice(at, at + 4), now: after.slice(at, at + 4) };
}
