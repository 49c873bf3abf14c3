import { expect, test } from 'vitest';
import { isQuick, wishIn, wishQuery } from './wish-form.ts';

function again(text: string): string {
  const entries = Object.entries(wishQuery(wishIn(new URLSearchParams(text)))).filter(([, value]) => value !== null);
  return entries.map(([name, value]) => `${name}=${value}`).join('&');
}

test.each([
  'games=100&seed=7',
  'games=100&seed=7&quick=yes',
  'games=10000&seed=1&bots=greedy,random',
  'games=5&seed=0&seats=4&bots=search:easy&with=x',
])('the address %s stays as it is', (text) => expect(again(text)).toBe(text));

test.each(['', 'games=-1&seed=x', 'games=1.5&seed=', 'games=99999999999'])('nonsense is the usual: %s', (text) => {
  expect(again(text)).toBe('games=1000&seed=1');
});

test('only careless games can be counted quickly', () => {
  expect(isQuick(wishIn(new URLSearchParams('quick=yes&bots=random,random')))).toBe(true);
  expect(isQuick(wishIn(new URLSearchParams('quick=yes&bots=greedy,random')))).toBe(false);
});
