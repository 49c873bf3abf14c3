// Inputs that are written whole, on choices with more answers than anybody looks through.
import { createRegistry, offerOf } from '@turnwise/game';
import type { AnyGame, AnyInput, Offer, Seat } from '@turnwise/game';
import { fail, ok } from '@turnwise/kernel';
import type { EngineError, Json } from '@turnwise/kernel';
import { registry } from '@turnwise/registry';
import { describe, expect, test } from 'vitest';
import { bazaar } from './testing/bazaar.ts';
import { wrong } from './testing/check.ts';

const HEAD = 'scenario: 1\ngame: bazaar\ntitle: T\nseats: [ann, bob]';

describe('an input that is written whole is asked of the game, however many there are', () => {
  const hand = Array.from({ length: 9 }, (_, index) => index % 5);
  const asked = {
    id: 'show-0',
    seat: 0 as Seat,
    kind: 'selectCards',
    min: 1,
    max: 9,
    source: 'b',
    candidates: hand,
  } as const;
  const wide: AnyGame = {
    ...bazaar,
    choices: () => [asked],
    offers: () => [offerOf(asked)],
    validate: () => ok({ kind: 'disallowed', code: 'notACandidate', params: {}, by: 'act' }),
  };
  const legal = (inputs: string, game: AnyGame = wide): readonly string[] =>
    wrong(`${HEAD}\nexpect: { legal: { ann: { ${inputs} } } }`, createRegistry([game]));
  const unknown = /\| more than 10000 inputs/;

  test.each([
    ['with its choice', '{ kind: answer, choice: show-0, value: [Pineapple] }', 'code notACandidate'],
    ['without it', '{ kind: answer, value: [Pineapple] }', 'code notACandidate'],
    ['of several', '{ kind: answer, value: [Apple, Pineapple, Dates] }', 'code notACandidate'],
    ['of nothing', '{ kind: answer, value: null }', 'code notACandidate'],
    ['of an empty list', '{ kind: answer, choice: show-0, value: [] }', 'code notACandidate'],
    ['to another choice', '{ kind: answer, choice: show-7, value: [Apple] }', 'code notACandidate'],
    ['of a card that nobody knows', '{ kind: answer, value: [Salt] }', 'no legal input matches it'],
    ['the same with its choice', '{ kind: answer, choice: show-0, value: [Salt] }', 'no legal input matches it'],
    ['of a bare card', '{ kind: answer, value: Salt }', 'no legal input matches it'],
    ['with a field that there is not', '{ kind: answer, value: [Apple], loud: true }', 'no legal input matches it'],
  ])('%s', (_, input, why) => {
    expect(legal(`excludes: [ ${input} ]`)).toEqual([]);
    expect(legal(`includes: [ ${input} ]`)).toEqual([expect.stringContaining(why)]);
  });

  test.each([
    ['without a value', '{ kind: answer, choice: show-7 }'],
    ['with a matcher for its value', '{ kind: answer, value: { includes: [Pineapple] } }'],
    ['with a matcher in its value', '{ kind: answer, choice: show-0, value: [{ oneOf: [Pineapple] }] }'],
    ['with a matcher for its choice', '{ kind: answer, choice: { oneOf: [show-7] }, value: [Apple] }'],
    ['without a kind', '{ choice: show-7, value: [Apple] }'],
  ])('but not one %s', (_, input) => {
    expect(legal(`excludes: [ ${input} ]`)).toEqual([expect.stringMatching(unknown)]);
  });

  test('nor one that is in the way of a fault, or of which notation leaves something out', () => {
    const input = '{ kind: answer, choice: show-0, value: [Pineapple] }';
    const fault: EngineError = { code: 'behaviourThrew', by: 'act', message: 'm', errorType: 'Error' } as EngineError;
    expect(legal(`excludes: [ ${input} ]`, { ...wide, validate: () => fail(fault) })).toEqual([
      expect.stringMatching(unknown),
    ]);
    const loud = { name: 'loud', candidates: [1], min: 0, max: 1 };
    const offers = (): Offer[] => [{ ...offerOf(asked), slots: [loud, ...offerOf(asked).slots] }];
    const { format } = wide.notation.input;
    const quiet: AnyGame['notation']['input'] = {
      ...wide.notation.input,
      format: ({ loud: said, ...one }, table) => ({
        ...(format(one, table) as object),
        ...(said === null ? {} : { loud: 1 }),
      }),
    };
    const game = { ...wide, offers, notation: { ...wide.notation, input: quiet } };
    expect(legal(`excludes: [ ${input} ]`, game)).toEqual([expect.stringMatching(unknown)]);
  });
});

test('a field of a record is as whole as one at the top', () => {
  const cards = Array.from({ length: 9 }, (_, index) => index);
  const offer: Offer = {
    kind: 'greet',
    seat: 0 as Seat,
    fixed: { targets: { by: 'day' } },
    slots: [{ name: 'targets.cards', candidates: cards, min: 1, max: 9, ordered: true }],
  };
  const game: AnyGame = {
    ...bazaar,
    offers: () => [offer],
    validate: () => ok({ kind: 'disallowed', code: 'notThose', params: {}, by: 'act' }),
    notation: {
      ...bazaar.notation,
      input: {
        parse: (document) => ok(document as unknown as AnyInput),
        format: ({ kind, ...fields }) => ({ kind, targets: fields['targets'] as Json }),
      },
    },
  };
  const excludes = (targets: string): readonly string[] =>
    wrong(
      `${HEAD}\nexpect: { legal: { ann: { excludes: [ { kind: greet, targets: ${targets} } ] } } }`,
      createRegistry([game]),
    );
  expect(excludes('{ by: day, cards: [11, 12] }')).toEqual([]);
  for (const part of ['{ cards: [11, 12] }', '{ by: day, cards: { includes: [11] } }'])
    expect(excludes(part), part).toEqual([expect.stringMatching(/more than 10000 inputs/)]);
});

test('seven cards in hand that may be returned in any number and order', () => {
  const HAND = 'Agriculture, Archery, Oars, Clothing, Pottery, Tools, Writing';
  const currency = (legal: string): readonly string[] =>
    wrong(
      `
scenario: 1
game: innovation
title: T
seats: [A, B]
position: { players: { A: { board: { green: { cards: [Currency] } }, hand: [${HAND}] } } }
steps: [ { as: A, input: { kind: dogma, card: Currency } } ]
expect: { legal: { A: ${legal} } }`,
      registry,
    );
  const foreign = '{ kind: answer, choice: selectCards1, value: [Coal] }, { kind: answer, value: [Oars, Coal] }';
  expect(currency(`{ excludes: [ ${foreign}, { kind: answer, value: [Salt] } ] }`)).toEqual([]);
  expect(currency(`{ includes: [ ${foreign} ] }`)).toEqual([
    expect.stringContaining('code notACandidate'),
    expect.stringContaining('code notACandidate'),
  ]);
  expect(currency(`{ includes: [ { kind: answer, value: [${HAND}] }, { kind: answer, value: [] } ] }`)).toEqual([]);
});
