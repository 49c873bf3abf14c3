// What the cards and the starter decks must be, whatever else changes in them.
import { expect, test } from 'vitest';
import { duel } from './index.ts';

const { keywords = [], cards = [], decks = [] } = duel.compiled.ruleset;
const listed = decks.map((deck) =>
  deck.cards.map((entry) => (typeof entry === 'string' ? { card: entry, count: 1 } : entry)),
);
const inDecks = new Set(listed.flatMap((deck) => deck.map(({ card }) => card)));
const isToken = ({ types = [] }: (typeof cards)[number]): boolean => types.includes('token');

test('there are more than 40 different cards, of every type', () => {
  expect(cards.filter((card) => !isToken(card)).length).toBeGreaterThanOrEqual(40);
  const types = new Set(cards.flatMap((card) => card.types ?? []));
  expect([...types].toSorted()).toEqual(['creature', 'instant', 'relic', 'sorcery', 'spell', 'token']);
});

test('there are abilities of every kind, and optional ones', () => {
  const abilities = [...cards, ...keywords].flatMap((one) => (typeof one === 'string' ? [] : (one.abilities ?? [])));
  const own = abilities.filter((ability) => typeof ability !== 'string');
  expect([...new Set(own.map(({ kind }) => kind))].toSorted()).toEqual([
    'activated',
    'cast',
    'continuous',
    'replacement',
    'triggered',
  ]);
  expect(own.some(({ may }) => may === true)).toBe(true);
});

test('every keyword has a name and a text, and is on a card', () => {
  const used = new Set(cards.flatMap((card) => card.keywords ?? []));
  const told = keywords.flatMap((one) => (typeof one === 'string' || !one.name || !one.text ? [] : [one.id]));
  expect(told.toSorted()).toEqual([...used].toSorted());
});

test("a card's text says what it can do besides its keywords", () => {
  expect(cards.filter(({ abilities = [], text = '' }) => abilities.length > 0 !== text.length > 0)).toEqual([]);
});

test('every card but the tokens is in a deck, and no token is', () => {
  expect(cards.filter((card) => inDecks.has(card.id) === isToken(card)).map(({ id }) => id)).toEqual([]);
});

test('the starter decks have 36 cards each, at most two of one, and no card twice in the list', () => {
  for (const deck of listed) {
    expect(deck.reduce((sum, { count }) => sum + count, 0)).toBe(36);
    expect(deck.filter(({ count }) => count > 2)).toEqual([]);
    expect(new Set(deck.map(({ card }) => card)).size).toBe(deck.length);
  }
});
