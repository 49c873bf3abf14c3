// The words of `npm run soak`: what makes no sense is refused in one line, the rest is what was asked for.
import { expect, test } from 'vitest';
import { readRequest, WrongWords } from './request.ts';

test.each([
  [['bread'], 'there is no game and no part bread'],
  [
    ['--only', 'bread'],
    '--only: one of laws, dispatches, malformed, hostile, pairs, perft, tests, gestures, balance, bots, server, not bread',
  ],
  [['--games', 'many'], '--games: an integer of at least 0, not many'],
  [['--seed', ''], '--seed: an integer of at least 0, not '],
  [['--minutes', '1.5'], '--minutes: an integer of at least 0, not 1.5'],
  [['--bread'], "Unknown option '--bread'"],
  [['--piece', 'bread'], 'there is no piece bread'],
])('%j is refused', (words, why) => {
  expect(() => readRequest(words)).toThrow(new WrongWords(why));
});

test('games and parts are asked for by name', () => {
  const { asked, every } = readRequest(['duel', 'whist', '--only', 'laws', '--only', 'balance']);
  expect(asked.map(({ name }) => name)).toEqual(['laws duel', 'laws whist', 'balance duel']);
  expect(every.length).toBeGreaterThan(asked.length);
});

test.each<[string, readonly string[], readonly string[]]>([
  ['a part as a word', ['perft'], ['perft connect-four', 'perft tic-tac-toe']],
  ['a part and a game as words, in any order', ['balance', 'duel', 'laws'], ['laws duel', 'balance duel']],
  ['a part as a word and one by its flag', ['duel', 'laws', '--only', 'balance'], ['laws duel', 'balance duel']],
  [
    'a part of the names of jobs',
    ['bots', 'duel', '--job', 'hard against greedy'],
    ['bots duel, search:hard against greedy'],
  ],
])('%s is understood', (_, words, names) => {
  expect(readRequest(words).asked.map(({ name }) => name)).toEqual(names);
});

test('without words it is all of it but how strong bots are, without an end', () => {
  const { asked, every, sample, minutes } = readRequest([]);
  expect([asked.length, sample, minutes]).toEqual([every.length, false, Infinity]);
  expect(asked.map(({ part }) => part)).not.toContain('bots');
});

test.each([[['bots']], [['--only', 'bots', 'duel']], [['--sample']]])('bots are in %j', (words) => {
  expect(readRequest(words).asked.map(({ part }) => part)).toContain('bots');
});
