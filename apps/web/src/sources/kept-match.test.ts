import { expect, test } from 'vitest';
import { isMatchDocument, titleIn } from './kept-match.ts';

const DOCUMENT = { game: 'whist', seats: ['Ann', 'Bo'], options: {}, inputs: [{ input: { kind: 'pass' } }] };

test('a match is told from other files', () => {
  expect(isMatchDocument(DOCUMENT)).toBe(true);
  for (const other of [
    null,
    3,
    [],
    {},
    { ...DOCUMENT, seats: undefined },
    { ...DOCUMENT, inputs: [null] },
    { game: 'whist' },
  ])
    expect(isMatchDocument(other)).toBe(false);
});

test('a match of a ruleset is called as its rules are', () => {
  expect(titleIn({ game: 'whist', options: {} })).toBe('whist');
  expect(titleIn({ game: 'ruleset', options: { ruleset: { name: 'Sparks' } } })).toBe('Sparks');
  expect(titleIn({ game: 'ruleset', options: { ruleset: 'duel' } })).toBe('ruleset');
});
