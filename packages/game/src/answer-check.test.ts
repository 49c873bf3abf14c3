// The one validator of answers: it accepts exactly what the offer of a choice lists, whoever asks.
import type { Json } from '@turnwise/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answerCheck,
  answersWithList,
  answerShape,
  CHOICE_KINDS,
  createChooser,
  expandOffer,
  fallbackAnswer,
  offerHolds,
  offerOf,
  onlyAnswer,
  sampleAnswer,
  sampleOffer,
  seat,
} from './index.ts';
import type { Answer, Choice } from './index.ts';

const RUNS = { seed: 30, numRuns: 500 };

/** Few and often alike; no null, which is how nothing is written. */
const candidate: fc.Arbitrary<Json> = fc.oneof(
  fc.nat(2),
  fc.constantFrom('a', 'b'),
  fc.boolean(),
  fc.record({ seat: fc.nat(1), age: fc.nat(1) }),
);

/** Any choice of a few candidates, also such as no game would ask. */
const choice: fc.Arbitrary<Choice> = fc.record(
  {
    id: fc.constant('choice1'),
    seat: fc.constant(seat(1)),
    kind: fc.constantFrom(...CHOICE_KINDS),
    min: fc.nat(3),
    max: fc.nat(3),
    source: fc.constant('test'),
    candidates: fc.array(candidate, { maxLength: 4 }),
    ordered: fc.boolean(),
    noneOrAll: fc.boolean(),
  },
  { requiredKeys: ['id', 'seat', 'kind', 'min', 'max', 'source', 'candidates'] },
);

/** What somebody may send: mostly made of the candidates. */
const answers = (of: Choice): fc.Arbitrary<Json> => {
  const one =
    of.candidates.length === 0
      ? candidate
      : fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...of.candidates) }, candidate);
  return fc.oneof(one, fc.constant(null), fc.array(one, { maxLength: 4 }));
};

/** All legal answers as texts, those in which the order does not matter in one order. */
function listed(of: Choice): ReadonlySet<string> {
  const { inputs, cut } = expandOffer(offerOf(of), 100_000);
  expect(cut).toBe(false);
  return new Set(inputs.map((input) => written(of, (input as Answer).value)));
}

function written(of: Choice, value: Json): string {
  const ordered = offerOf(of).slots[0]?.ordered === true;
  return JSON.stringify(Array.isArray(value) && !ordered ? value.map((one) => JSON.stringify(one)).toSorted() : value);
}

const accepts = (of: Choice, value: Json): boolean => answerCheck(of, value) === undefined;

describe('for any choice', () => {
  test('an answer is accepted exactly if the offer lists it, and exactly if the offer holds it', () => {
    const counts = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(
        choice.chain((of) => fc.tuple(fc.constant(of), answers(of))),
        ([of, value]) => {
          const accepted = accepts(of, value);
          counts[accepted ? 'accepted' : 'refused']++;
          expect(listed(of).has(written(of, value))).toBe(accepted);
          const input = { kind: 'answer', seat: of.seat, choice: of.id, value };
          expect(offerHolds(offerOf(of), input)).toBe(accepted);
        },
      ),
      { ...RUNS, numRuns: 3000 },
    );
    expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(300);
  });

  test('the only answer is there exactly if one is listed, and is that one', () => {
    const counts = { one: 0, several: 0 };
    fc.assert(
      fc.property(choice, (of) => {
        const all = listed(of);
        const only = onlyAnswer(of);
        counts[all.size === 1 ? 'one' : 'several']++;
        expect(only === undefined ? undefined : written(of, only)).toBe(all.size === 1 ? [...all][0] : undefined);
      }),
      { ...RUNS, numRuns: 3000 },
    );
    expect(Math.min(counts.one, counts.several)).toBeGreaterThan(300);
  });

  test('everything that the offer lists is accepted, and is of the shape of an answer', () => {
    fc.assert(
      fc.property(choice, (of) => {
        for (const input of expandOffer(offerOf(of), 100_000).inputs) {
          const { value } = input as Answer;
          expect(answerCheck(of, value)).toBeUndefined();
          // A record is an answer in a list alone.
          const bareRecord = !answersWithList(of) && typeof value === 'object' && value !== null;
          expect(answerShape.is(value)).toBe(!bareRecord);
        }
      }),
      RUNS,
    );
  });

  test('samples are accepted, and reach every answer', () => {
    fc.assert(
      fc.property(choice, fc.nat(), (of, seed) => {
        const legal = listed(of);
        fc.pre(legal.size > 0 && legal.size <= 8);
        const chooser = createChooser(seed);
        const draws = Array.from({ length: 400 }, () => sampleAnswer(of, chooser));
        for (const value of draws) expect(answerCheck(of, value)).toBeUndefined();
        expect(new Set(draws.map((value) => written(of, value)))).toEqual(legal);
        const offered = sampleOffer(offerOf(of), chooser) as Answer;
        expect(answerCheck(of, offered.value)).toBeUndefined();
      }),
      { ...RUNS, numRuns: 60 },
    );
  });

  test('the fallback is accepted wherever anything is, and takes no more than it must', () => {
    fc.assert(
      fc.property(choice, (of) => {
        fc.pre(listed(of).size > 0);
        const value = fallbackAnswer(of);
        expect(answerCheck(of, value)).toBeUndefined();
        const decline = answersWithList(of) ? [] : null;
        if (of.kind !== 'yesNo' && accepts(of, decline)) expect(value).toEqual(decline);
      }),
      RUNS,
    );
  });
});

const CARDS: Choice = {
  id: 'x',
  seat: seat(0),
  kind: 'selectCards',
  min: 1,
  max: 2,
  source: 's',
  candidates: [1, 2, 2],
};
const PLAYER: Choice = { ...CARDS, kind: 'selectPlayer', max: 1, candidates: [0, 2] };
const HIDDEN: Choice = {
  ...CARDS,
  candidates: [
    { seat: 1, age: 5 },
    { seat: 1, age: 5 },
    { seat: 2, age: 5 },
  ],
};

describe('refusals say what is wrong', () => {
  test.each<readonly [string, Choice, Json, string, object]>([
    ['a bare card', CARDS, 1, 'notAList', { value: 1 }],
    ['null for a list', CARDS, null, 'notAList', { value: null }],
    ['too few', CARDS, [], 'wrongNumber', { min: 1, max: 2, taken: 0 }],
    ['too many', CARDS, [1, 2, 2], 'wrongNumber', { min: 1, max: 2, taken: 3 }],
    ['more than there are', { ...CARDS, max: 9 }, [1, 2, 2, 2], 'wrongNumber', { min: 1, max: 3, taken: 4 }],
    [
      'part of none or all',
      { ...CARDS, min: 3, max: 3, noneOrAll: true },
      [1],
      'wrongNumber',
      { min: 3, max: 3, taken: 1 },
    ],
    ['a stranger', CARDS, [7], 'notACandidate', { value: 7 }],
    ['one too often', CARDS, [1, 1], 'takenTwice', { value: 1 }],
    ['a bare stranger', PLAYER, 1, 'notACandidate', { value: 1 }],
    ['a list for a bare value', PLAYER, [2], 'notACandidate', { value: [2] }],
    ['nothing where something must be', PLAYER, null, 'wrongNumber', { min: 1, max: 1, taken: 0 }],
    ['something where nothing can be', { ...PLAYER, min: 0, max: 0 }, 2, 'wrongNumber', { min: 0, max: 0, taken: 1 }],
    ['a number as text', PLAYER, '2', 'notACandidate', { value: '2' }],
    [
      'a hidden card too often',
      HIDDEN,
      [
        { seat: 2, age: 5 },
        { seat: 2, age: 5 },
      ],
      'takenTwice',
      { value: { seat: 2, age: 5 } },
    ],
    [
      'a record and more',
      HIDDEN,
      [{ seat: 2, age: 5, card: 1 }],
      'notACandidate',
      { value: { seat: 2, age: 5, card: 1 } },
    ],
    ['a record in part', HIDDEN, [{ seat: 2 }], 'notACandidate', { value: { seat: 2 } }],
    ['a list in place of a record', { ...CARDS, candidates: [{ 0: 1 }, 2] }, [[1]], 'notACandidate', { value: [1] }],
  ])('%s', (_, of, value, code, params) => {
    expect(answerCheck(of, value)).toEqual({ stop: 'disallowed', code, params: { choice: 'x', ...params } });
  });

  test.each<readonly [string, Choice, Json]>([
    ['alike as often as they are there', CARDS, [2, 2]],
    [
      'alike records, keys in any order',
      HIDDEN,
      [
        { age: 5, seat: 1 },
        { seat: 1, age: 5 },
      ],
    ],
    ['none of none or all', { ...CARDS, min: 3, max: 3, noneOrAll: true }, []],
    ['all of none or all', { ...CARDS, min: 3, max: 3, noneOrAll: true }, [2, 1, 2]],
    ['nothing where it may be', { ...PLAYER, min: 0 }, null],
  ])('and none is given for %s', (_, of, value) => {
    expect(answerCheck(of, value)).toBeUndefined();
  });
});

describe('the shape of an answer', () => {
  test.each<readonly [unknown]>([
    [null],
    [0],
    [-3],
    ['a'],
    [true],
    [[]],
    [[1, 'a', null]],
    [[{ seat: 1, age: 5 }]],
    [[{}]],
  ])('takes %j', (value) => {
    expect(answerShape.is(value)).toBe(true);
    expect(answerShape.issues(value, 'value')).toEqual([]);
  });

  test.each<readonly [unknown]>([
    [undefined],
    [1.5],
    [-0],
    [Number.NaN],
    [2 ** 53],
    [{ seat: 1 }],
    [[[1]]],
    [[{ seat: [1] }]],
    [[undefined]],
    [() => 1],
  ])('refuses %j', (value) => {
    expect(answerShape.is(value)).toBe(false);
    expect(answerShape.issues(value, 'value')).toMatchObject([{ path: 'value', code: 'wrongShape' }]);
  });
});
