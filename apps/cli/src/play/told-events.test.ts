// The log as a tree: what is seen lies under what brought it.
import type { LogLevel } from '@turnwise/game';
import { expect, test } from 'vitest';
import { toldEvents, toldLine } from './told-events.ts';
import type { Tellable } from './told-events.ts';

const event = (text: string, id: number, cause: number, level?: 'debug'): Tellable => ({
  id: `1.${id}`,
  ...(cause === 0 ? {} : { cause: `1.${cause}` }),
  event: { kind: text },
  text,
  ...(level === undefined ? {} : { level }),
});

const ATTACK = [
  event('attack', 1, 0),
  event('tapped', 2, 1, 'debug'),
  event('damaged', 3, 1),
  event('trigger', 4, 3, 'debug'),
  event('drawn', 5, 4),
  event('counter', 6, 0),
  event('mana', 7, 6),
  event('prevented', 8, 1),
  event('lost its cause', 9, 99),
];

const linesOf = (events: readonly Tellable[], level: LogLevel, known?: number): string[] =>
  toldEvents(events, level, known).map((one) => toldLine(one, one.isNew ? '-' : '~'));

test.each<[LogLevel, readonly string[]]>([
  [
    'min',
    [
      '- attack',
      '  - damaged',
      '    - drawn',
      '- counter',
      '  - mana',
      '… attack',
      '  - prevented',
      '- lost its cause',
    ],
  ],
  [
    'debug',
    [
      '- attack',
      '  - tapped',
      '  - damaged',
      '    - trigger',
      '      - drawn',
      '- counter',
      '  - mana',
      '… attack',
      '  - prevented',
      '- lost its cause',
    ],
  ],
])('at the level %s', (level, lines) => {
  expect(linesOf(ATTACK, level)).toEqual(lines);
});

test('new events begin with their cause', () => {
  expect(linesOf(ATTACK.slice(0, 7), 'min', 4)).toEqual([
    '~ attack',
    '  ~ damaged',
    '  … damaged',
    '    - drawn',
    '- counter',
    '  - mana',
  ]);
});

test('a long chain goes no further to the right than can be read', () => {
  const chain = Array.from({ length: 40 }, (_, at) => event(`link ${at}`, at + 1, at));
  expect(linesOf(chain, 'debug')).toHaveLength(40);
  expect(Math.max(...toldEvents(chain, 'debug').map(({ depth }) => depth))).toBe(6);
});

test('of a long run of events that differ only in numbers, the first and the last are shown', () => {
  const chain = Array.from({ length: 40 }, (_, at) => event(`gold ${at}`, at + 1, at));
  const indent = '  '.repeat(6);
  expect(linesOf(chain, 'min').slice(5)).toEqual([
    `${'  '.repeat(5)}- gold 5`,
    `${indent}- gold 6`,
    `${indent}- … 32 more like this …`,
    `${indent}- gold 39`,
  ]);
});

test('events without causes stand below each other', () => {
  const plain = ['one', 'two'].map((text, at): Tellable => ({ id: `1.${at + 1}`, event: { kind: text }, text }));
  expect(linesOf([...plain, { id: '1.3', event: 'a text', text: 'three' }], 'min')).toEqual([
    '- one',
    '- two',
    '- three',
  ]);
});

test('repeated events are shown once, with a count', () => {
  const looks = [1, 2, 3].map((id) => event('looks', id, 0));
  expect(linesOf([...looks, event('draws', 4, 0), event('looks', 5, 0)], 'min')).toEqual([
    '- looks (×3)',
    '- draws',
    '- looks',
  ]);
  expect(linesOf([...looks], 'min', 2)).toEqual(['~ looks (×2)', '- looks']);
});

test('the same event for many cards is shown once, unless it causes something or the log is full', () => {
  const moved = (card: string, id: number, from = 'taken'): Tellable => ({
    id: `1.${id}`,
    cause: '1.1',
    event: { kind: 'zone_moved', card, from, id },
    text: `${card} goes from ${from} to deck.`,
  });
  const cards = ['gull', 'owl', 'elk', 'hare'].map((card, at) => moved(card, at + 2));
  const deal = event('deal', 1, 0);
  expect(linesOf([deal, ...cards, moved('fox', 6, 'trump')], 'min')).toEqual([
    '- deal',
    '  - gull goes from taken to deck (and 3 other cards).',
    '  - fox goes from trump to deck.',
  ]);
  expect(linesOf([deal, ...cards], 'debug')).toHaveLength(5);
  expect(linesOf([deal, ...cards.slice(1)], 'min')).toHaveLength(4);
  expect(linesOf([deal, ...cards, event('owned', 6, 5)], 'min')).toHaveLength(6);
});
