import { expect, test } from 'vitest';
import type { GameSheet } from '../worker/worker-messages.ts';
import { quickPlan, seatNames } from './quick-plan.ts';

const sheet = (names: readonly string[], isNamed = false, min = names.length): GameSheet => ({
  id: 'x',
  version: '1',
  title: 'X',
  summary: '',
  seats: { min, max: names.length, isNamed },
  names,
  options: [],
  content: null,
  bots: ['search:medium'],
  recommended: 'search:medium',
  hasSecrets: false,
  playsItself: false,
  decks: [],
});

test.each([
  [sheet(['X', 'O'], true), 2, ['X', 'O']],
  [sheet(['north', 'east', 'south', 'west']), 4, ['north', 'east', 'south', 'west']],
  [sheet(['A', 'B', 'C', 'D']), 3, ['Mia', 'Ada', 'Blaise']],
  [sheet(['player1', 'player2']), 2, ['Mia', 'Ada']],
])('seats of %#', (one, count, expected) => {
  expect(seatNames(one, count, 'Mia')).toEqual(expected);
});

test('nobody has the name of a bot at the same table, and all names differ', () => {
  const names = seatNames(sheet(Array.from({ length: 12 }, (_, at) => `player${at + 1}`)), 12, 'Ada');
  expect(names).toHaveLength(12);
  expect(new Set(names).size).toBe(12);
});

test('you play the first seat, and the recommended bot the others', () => {
  const plan = quickPlan(sheet(['A', 'B', 'C', 'D'], false, 2), 'Mia');
  expect(plan).toMatchObject({ seats: ['Mia', 'Ada'], mine: ['Mia'], bots: { Ada: 'search:medium' } });
});

test('a game that plays the others by itself needs no bot', () => {
  expect(quickPlan({ ...sheet(['party', 'opposition'], true), playsItself: true }, 'Mia').bots).toEqual({});
});
