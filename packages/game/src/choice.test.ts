// Choices as offers, and the answers that people and clocks give.
import type { Json } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { CHOICE_KINDS, expandOffer, fallbackAnswer, normalAnswer, offerOf, seat } from './index.ts';
import type { Answer, Choice } from './index.ts';

const BASE: Choice = {
  id: 'selectCards7',
  seat: seat(1),
  kind: 'selectCards',
  min: 1,
  max: 1,
  source: 'Tools',
  candidates: [1, 2],
};

const values = (choice: Choice): readonly Json[] =>
  expandOffer(offerOf(choice), 100).inputs.map((input) => (input as Answer).value);

test('the offer is of the answer to this very choice, by its seat', () => {
  expect(expandOffer(offerOf(BASE), 1).inputs).toEqual([
    { kind: 'answer', seat: 1, choice: 'selectCards7', value: [1] },
  ]);
});

describe('legal answers', () => {
  test.each<readonly [string, Partial<Choice>, readonly Json[]]>([
    ['one card is a list', {}, [[1], [2]]],
    [
      'cards are in order unless it is said that this cannot matter',
      { min: 2, max: 2 },
      [
        [1, 2],
        [2, 1],
      ],
    ],
    ['cards whose order cannot matter', { min: 2, max: 2, ordered: false }, [[1, 2]]],
    ['up to one card', { min: 0 }, [[], [1], [2]]],
    [
      'an order',
      { kind: 'order', min: 2, max: 2 },
      [
        [1, 2],
        [2, 1],
      ],
    ],
    ['two piles are a list in no order', { kind: 'selectPile', min: 2, max: 2 }, [[1, 2]]],
    ['one pile is a bare value', { kind: 'selectPile' }, [1, 2]],
    ['one pile or none', { kind: 'selectPile', min: 0 }, [null, 1, 2]],
    ['one player', { kind: 'selectPlayer' }, [1, 2]],
    ['yes or no', { kind: 'yesNo', candidates: [true, false] }, [true, false]],
    ['none or all', { min: 2, max: 2, noneOrAll: true }, [[], [1, 2], [2, 1]]],
    ['none or all, and not all are there', { min: 3, max: 3, noneOrAll: true }, [[]]],
    ['none or the one', { kind: 'selectOption', candidates: ['draw'], noneOrAll: true }, [null, 'draw']],
    ['more than there are', { min: 3, max: 3 }, []],
  ])('%s', (_, part, expected) => {
    expect(values({ ...BASE, ...part })).toEqual(expected);
  });
});

describe('null', () => {
  test.each<readonly [Partial<Choice>, Json]>([
    [{}, []],
    [{ kind: 'order' }, []],
    [{ kind: 'selectPile', max: 2 }, []],
    [{ kind: 'selectPile' }, null],
    [{ kind: 'yesNo' }, false],
  ])('declines %j with %j', (part, expected) => {
    expect(normalAnswer({ ...BASE, ...part }, null)).toEqual(expected);
  });

  test.each(CHOICE_KINDS)('is the only answer to %s that is read otherwise than written', (kind) => {
    for (const value of [0, false, '', [], [null], 'yes']) expect(normalAnswer({ ...BASE, kind }, value)).toBe(value);
  });
});

describe('for a seat that gives none', () => {
  test.each<readonly [string, Partial<Choice>, Json]>([
    ['the first', {}, [1]],
    ['the first so many', { min: 2, max: 2 }, [1, 2]],
    ['nothing where it may', { min: 0 }, []],
    ['nothing of none or all', { min: 2, max: 2, noneOrAll: true }, []],
    ['the first pile', { kind: 'selectPile' }, 1],
    ['no pile where it may', { kind: 'selectPile', min: 0 }, null],
    ['no, wherever that stands', { kind: 'yesNo', candidates: [true, false] }, false],
  ])('%s', (_, part, expected) => {
    expect(fallbackAnswer({ ...BASE, ...part })).toEqual(expected);
  });
});
