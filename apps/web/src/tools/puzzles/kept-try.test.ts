import type { MatchDocument } from '@turnwise/match';
import { expect, test } from 'vitest';
import { forgetTry, type KeptTry, readTry, writeTry } from './kept-try.ts';
import { NO_STORE, type TextStore } from './progress.ts';

const LEVEL = { level: 1, name: 'A', size: [3, 1, 5], map: ['@.E'] };
const KEPT: KeptTry = {
  match: '~01234567',
  document: { game: 'unseen', seats: ['Player'], inputs: [{ as: 'Player', input: { kind: 'wait' } }] } as never,
  isHelped: true,
};

function emptyStore(): TextStore {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

test('a try is read as it was written, until it is forgotten', () => {
  const store = emptyStore();
  writeTry(store, 'shove', LEVEL, KEPT);
  expect(readTry(store, 'shove', LEVEL)).toEqual(KEPT);
  expect(readTry(store, 'cork', LEVEL)).toBeUndefined();
  forgetTry(store, 'shove');
  expect(readTry(store, 'shove', LEVEL)).toBeUndefined();
});

test.each([
  ['another name, and what the solver found', { ...LEVEL, name: 'B', par: 2, solution: ['move east'] }, true],
  ['another map', { ...LEVEL, map: ['@E.'] }, false],
  ['no level', null, false],
])('it fits a level with %s: %#', (_, level, fits) => {
  const store = emptyStore();
  writeTry(store, 'own', LEVEL, KEPT);
  expect(readTry(store, 'own', level) !== undefined).toBe(fits);
});

test('a try without a move is none', () => {
  const store = emptyStore();
  const document = { ...KEPT.document, inputs: [] } as MatchDocument;
  writeTry(store, 'shove', LEVEL, { ...KEPT, document });
  expect(readTry(store, 'shove', LEVEL)).toBeUndefined();
});

test.each(['nonsense', '[]', 'null', '3', '{}', '{"match":"d-1","document":{"inputs":3}}'])('no try: %s', (text) => {
  const store = { ...emptyStore(), getItem: () => text };
  expect(readTry(store, 'shove', LEVEL)).toBeUndefined();
});

test('a store that takes nothing does no harm', () => {
  writeTry(NO_STORE, 'shove', LEVEL, KEPT);
  expect(readTry(NO_STORE, 'shove', LEVEL)).toBeUndefined();
  forgetTry(NO_STORE, 'shove');
});
