// A few pairs of every game with secrets over the wire, and a game with a leak, which must be found.
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { WIRE_PLAYS } from './wire-plays.ts';
import { checkPlanted, checkWireOf } from './wire-leaks.ts';
import { wireVerdict } from './verdicts.ts';

const PAIRS = 1;

test('every game with secrets has a row', () => {
  const hiding = registry.games.filter(({ traits }) => traits.hiddenInformation).map(({ id }) => id);
  expect(new Set(WIRE_PLAYS.map(({ id }) => id))).toEqual(new Set(hiding));
});

test.each(WIRE_PLAYS)('nothing that a seat of $id is sent depends on what it cannot see', async ({ id, options }) => {
  const found = await checkWireOf(id, { pairs: PAIRS, seed: 40, options: options[0] ?? {} });
  expect(found.leaks, wireVerdict([found]).text).toEqual([]);
  expect(found.pairs).toBe(PAIRS);
});

test('a leak is found', async () => {
  expect((await checkPlanted(1)).leaks).toHaveLength(1);
});
