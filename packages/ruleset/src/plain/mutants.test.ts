// Rulesets with places changed at random: those that the checker accepts run, and go the same way in both interpreters.
import { createChooser } from '@turnwise/game';
import { expect, test } from 'vitest';
import { EXAMPLE } from '../example.ts';
import { ANSWERING } from '../testing/answering.ts';
import { MENAGERIE } from '../testing/menagerie.ts';
import { mutantOf, playMutants } from './mutants.ts';

test('of the example and the menagerie', () => {
  const { faults, played } = playMutants({ documents: [EXAMPLE.document, MENAGERIE], count: 40, seed: 1 });
  expect(faults).toEqual([]);
  expect(played).toBeGreaterThan(4);
});

test('of the menagerie with answers before everything', () => {
  const { faults, played } = playMutants({ documents: [ANSWERING], count: 50, seed: 1, timeOuts: 6 });
  expect(faults).toEqual([]);
  expect(played).toBeGreaterThan(4);
});

test('a seed always makes the same mutant, and leaves the original unchanged', () => {
  const before = JSON.stringify(MENAGERIE);
  const made = [1, 2, 3, 4].map((seed) => mutantOf(MENAGERIE, createChooser(seed)));
  expect([1, 2, 3, 4].map((seed) => mutantOf(MENAGERIE, createChooser(seed)))).toEqual(made);
  expect(new Set(made.map(({ document }) => JSON.stringify(document))).size).toBeGreaterThan(1);
  expect(JSON.stringify(MENAGERIE)).toBe(before);
});
