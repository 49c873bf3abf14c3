// Things as texts: every thing of a table has one for each seat, and each leads back to it; nothing else does.
import { allSeats } from '@turnwise/game';
import { expect, test } from 'vitest';
import { menagerie } from '../testing/menagerie.ts';
import { randomPlay } from '../testing/random-play.ts';
import { bitOf } from './sight.ts';
import { cardNamed, isCardId, itemNamed, playerNamed, textOf, textsOf, thingNamed } from './thing-text.ts';

const { compiled } = menagerie;

test('texts lead back to things, and do not name what the seat does not know', () => {
  for (const { state } of randomPlay(menagerie, 2, ['ann', 'bob', 'cat']))
    for (const seat of allSeats(3)) {
      const things = [...allSeats(3).map((one) => ~one), ...state.places.flat()];
      const texts = textsOf(compiled, state, things, seat);
      expect(new Set(texts.map((text) => thingNamed(compiled, state, text, seat)))).toEqual(new Set(things));
      expect(texts).toHaveLength(things.length);
      for (const number of state.places.flat()) {
        const text = textOf(compiled, state, number, seat);
        const { id, seen } = state.cards[number] as (typeof state.cards)[number];
        const isKnown = (seen & bitOf(seat)) !== 0;
        expect(text === id).toBe(isKnown);
        if (!isKnown) expect(thingNamed(compiled, state, id, seat)).toBeUndefined();
      }
    }
});

test.each([
  '',
  '@',
  '@9',
  '@-1',
  '@01',
  '#1',
  '?',
  '?hand',
  '?hand.0',
  '?hand.0.99',
  '?hand.7.0',
  '?hands.0.0',
  'nobody',
])('"%s" names nothing', (text) => {
  for (const { state } of [...randomPlay(menagerie, 2, ['ann', 'bob'])].slice(0, 2))
    for (const seat of allSeats(2)) {
      expect(thingNamed(compiled, state, text, seat)).toBeUndefined();
      expect(itemNamed(compiled, state, text)).toBeUndefined();
    }
});

test('a name of one sort is not taken for another sort', () => {
  let items = 0;
  for (const { state } of randomPlay(menagerie, 2, ['ann', 'bob', 'cat']))
    for (const seat of allSeats(3)) {
      for (const { cause } of state.stack.effects) {
        if (itemNamed(compiled, state, `#${cause}`) === undefined) continue;
        items++;
        expect(thingNamed(compiled, state, `#${cause}`, seat)).toBeUndefined();
      }
      for (const number of state.cards.keys()) expect(cardNamed(compiled, state, `#${number}`, seat)).toBeUndefined();
      for (const number of state.places.flat()) {
        const text = textOf(compiled, state, number, seat);
        expect(cardNamed(compiled, state, text, seat)).toBe(number);
        expect([playerNamed(state, text), itemNamed(compiled, state, text)]).toEqual([undefined, undefined]);
      }
      for (const player of allSeats(3)) {
        expect(playerNamed(state, `@${player}`)).toBe(~player);
        expect(cardNamed(compiled, state, `@${player}`, seat)).toBeUndefined();
        expect(itemNamed(compiled, state, `@${player}`)).toBeUndefined();
      }
    }
  expect(items).toBeGreaterThan(0);
});

test.each([
  ['ember_fox', true],
  ['fox.2', true],
  ['@fox', false],
  ['#1', false],
  ['?x', false],
  ['a fox', false],
  ['', false],
])('whether "%s" may be the id of a card: %s', (text, expected) => {
  expect(isCardId(text)).toBe(expected);
});
