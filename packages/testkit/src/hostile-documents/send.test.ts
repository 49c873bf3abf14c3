// A sample of the hostile documents, smaller than the soak sends them, through every door of every game.
import type { AnyGame } from '@turnwise/game';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { hostileDocuments, hostileTexts } from './make.ts';
import { sendDocuments } from './send.ts';

test.each(registry.games.map(({ id }) => [id] as const))('%s holds against hostile documents', (id) => {
  const tally = sendDocuments(registry, registry.get(id) as AnyGame, { size: 0.02, every: 7 });
  expect(tally.failures).toEqual([]);
  expect(tally.documents).toBeGreaterThan(20);
  expect(tally.accepted).toBeLessThan(tally.documents);
});

test('there are more than two hundred, each with a name of its own', () => {
  const names = [
    ...hostileDocuments({ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8 }, 0.001),
    ...hostileTexts(0.001),
  ].map(({ name }) => name);
  expect(names.length).toBeGreaterThan(200);
  expect(new Set(names).size).toBe(names.length);
});
