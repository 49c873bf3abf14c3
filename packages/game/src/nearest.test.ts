// "Did you mean", and that it takes no more than a certain work, whatever stands on either side. The work is counted.
import { describe, expect, test } from 'vitest';
import { createRegistry, GAME_LIMITS, nearest } from './index.ts';

const { suggestionCandidates, suggestionWord, suggestionWork } = GAME_LIMITS;

/** A list that counts the words taken from it. */
function counted(words: readonly string[]): { readonly words: readonly string[]; readonly taken: () => number } {
  let count = 0;
  const list = new Proxy(words, {
    get(target, key, self) {
      if (typeof key === 'string' && /^\d+$/.test(key)) count++;
      return Reflect.get(target, key, self) as unknown;
    },
  });
  return { words: list, taken: () => count };
}

describe('a near word', () => {
  test.each([
    ['crad', 'card'],
    ['CARD', 'card'],
    ['car', 'card'],
    ['cards', 'card'],
    ['horse', undefined],
    ['', undefined],
  ])('of %s', (word, near) => {
    expect(nearest(word, ['card', 'zone', 'player'])).toBe(near);
  });
});

describe('the work is bounded', () => {
  test('a word that is too long is not compared at all', () => {
    const longest = 'a'.repeat(suggestionWord.usual);
    expect(nearest(longest, [`${longest}b`])).toBe(`${longest}b`);
    const { words, taken } = counted(['a'.repeat(1_000), longest]);
    expect(nearest(`${longest}a`, words)).toBeUndefined();
    expect(nearest('a'.repeat(5_000_000), words)).toBeUndefined();
    expect(taken()).toBe(0);
  });

  test('of very many words not all are looked at', () => {
    const far = Array.from({ length: suggestionCandidates.usual }, () => 'zzzzzzzzzzzz');
    const { words, taken } = counted([...far, 'card']);
    expect(nearest('crad', words)).toBeUndefined();
    expect(taken()).toBe(suggestionCandidates.usual);
    expect(nearest('crad', words.slice(1))).toBe('card');
  });

  test('letters are compared up to a limit', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz'.repeat(2);
    const many = Array.from({ length: 10_000 }, () => letters.split('').toReversed().join(''));
    const { words, taken } = counted([...many, letters]);
    expect(nearest(letters, words)).toBeUndefined();
    expect(taken()).toBe(Math.floor(suggestionWork.usual / letters.length ** 2) + 1);
  });

  test('an unknown game with a name of five million letters is reported briefly', () => {
    const told = createRegistry([]).unknown('x'.repeat(5_000_000), 'game');
    expect(JSON.stringify(told).length).toBeLessThan(500);
  });
});
