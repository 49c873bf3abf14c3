// What hosts, bots and the web app look up: cards by id, top cards, and how much is enough.
import { expect, test } from 'vitest';
import {
  achievementsToWin,
  ageOf,
  ALL_CARDS,
  cardNamed,
  cardOf,
  CARDS,
  colourOf,
  COLOURS,
  fulfils,
  pointsToAchieve,
  SPECIALS,
  THRESHOLDS,
  topCards,
  topOf,
} from './index.ts';
import type { Player } from './index.ts';
import { at } from './testing/words-of-play.ts';

test('cards are found by id, which begins with 1', () => {
  expect(CARDS[0]).toBeUndefined();
  expect(CARDS[1]?.name).toBe('Pottery');
  expect(CARDS[105]?.name).toBe('The Internet');
  expect(CARDS[106]).toBeUndefined();
  expect(ALL_CARDS).toHaveLength(105);
  for (const card of ALL_CARDS) expect([CARDS[card.id], cardOf(card.id)]).toEqual([card, card]);
  expect(() => cardOf(0)).toThrow('there is no card 0');
  const oars = cardNamed('Oars') as number;
  expect([ageOf(oars), colourOf(oars)]).toEqual([1, 'red']);
});

test('top cards are read off a board', () => {
  const { players } = at({ players: { ann: { board: { red: { cards: ['Oars', 'Coal'] } } }, ben: {} } });
  const ann = players[0] as Player;
  expect(topCards(ann)).toEqual([cardNamed('Coal')]);
  expect(topOf(ann, COLOURS.indexOf('red'))).toBe(cardNamed('Coal'));
  expect(topOf(ann, COLOURS.indexOf('blue'))).toBe(0);
});

test('the thresholds are those of the rules', () => {
  expect([2, 3, 4].map(achievementsToWin)).toEqual([6, 5, 4]);
  expect([1, 9].map(pointsToAchieve)).toEqual([5, 45]);
  const player = (part: Partial<Player>): Player => ({
    hand: [],
    score: [],
    piles: COLOURS.map(() => []),
    splays: COLOURS.map(() => 0),
    icons: [0, 0, 0, 0, 0, 0],
    points: 0,
    tucked: 0,
    scored: 0,
    ...part,
  });
  const isEarned = (part: Partial<Player>): readonly string[] => SPECIALS.filter((one) => fulfils(player(part), one));
  expect(isEarned({ icons: [3, 3, 3, 3, 3, 3] })).toEqual(['Empire']);
  expect(isEarned({ icons: [3, 3, 3, 3, 3, THRESHOLDS.empireIcons - 1] })).toEqual([]);
  expect(isEarned({ scored: THRESHOLDS.monumentCards })).toEqual(['Monument']);
  expect(isEarned({ scored: 5, tucked: 5 })).toEqual([]);
  expect(isEarned({ splays: [2, 3, 2, 3, 2] })).toEqual(['Wonder']);
  expect(isEarned({ splays: [2, 3, 2, 3, 1] })).toEqual([]);
  expect(isEarned({ icons: [0, 0, 0, 0, 0, THRESHOLDS.worldClocks] })).toEqual(['World']);
  const eights = [76, 78, 80, 82, 84].map((card) => [card]);
  expect(isEarned({ piles: eights })).toEqual(['Universe']);
  expect(isEarned({ piles: [[75], ...eights.slice(1)] })).toEqual([]);
});
