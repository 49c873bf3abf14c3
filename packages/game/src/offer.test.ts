// Offers: the expansion, the sample and the test of membership speak of the same inputs.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createChooser,
  expandOffer,
  fieldAt,
  filledOffer,
  inputsOf,
  offerHolds,
  oneSlot,
  sampleOffer,
  seat,
} from './index.ts';
import type { Offer, Slot } from './index.ts';
import { canBeFilled } from './offer.ts';

const RUNS = { seed: 10, numRuns: 300 };

const slot = (name: string): fc.Arbitrary<Slot> =>
  fc.record({
    name: fc.constant(name),
    candidates: fc.uniqueArray(fc.nat(9), { maxLength: 4 }),
    min: fc.nat(2),
    max: fc.integer({ min: 1, max: 3 }),
    ordered: fc.boolean(),
    noneOrAll: fc.boolean(),
    list: fc.boolean(),
  });

const offer: fc.Arbitrary<Offer> = fc.record({
  kind: fc.constant('play'),
  seat: fc.constant(seat(1)),
  fixed: fc.constantFrom({}, { hand: 2 }, { to: [1, 2] }),
  slots: fc.oneof(fc.tuple(slot('cards')), fc.tuple(slot('cards'), slot('target')), fc.constant([])),
});

/** Lists whose order does not matter, in one order. */
function normal({ slots }: Offer, input: object): string {
  const free = slots.filter((one) => one.ordered !== true).map((one) => one.name);
  const entries = Object.entries(input).map(([key, value]: [string, unknown]) => [
    key,
    free.includes(key) && Array.isArray(value) ? value.map(String).toSorted() : value,
  ]);
  return JSON.stringify(Object.fromEntries(entries));
}

describe('an offer', () => {
  test('expands to different inputs, each of which it holds', () => {
    fc.assert(
      fc.property(offer, (of) => {
        const { inputs, cut } = expandOffer(of, 100_000);
        expect(cut).toBe(false);
        expect(new Set(inputs.map((input) => normal(of, input))).size).toBe(inputs.length);
        for (const input of inputs) expect(offerHolds(of, { ...input })).toBe(true);
        expect(canBeFilled(of)).toBe(inputs.length > 0);
      }),
      RUNS,
    );
  });

  test('samples what it expands to, and all of it', () => {
    fc.assert(
      fc.property(offer, fc.nat(), (of, seed) => {
        const { inputs } = expandOffer(of, 100_000);
        fc.pre(inputs.length > 0 && inputs.length <= 12);
        const chooser = createChooser(seed);
        const known = new Set(inputs.map((input) => normal(of, input)));
        const sampled = new Set(Array.from({ length: 600 }, () => normal(of, sampleOffer(of, chooser))));
        expect(sampled).toEqual(known);
      }),
      { ...RUNS, numRuns: 60 },
    );
  });

  test('holds nothing else', () => {
    const value = fc.oneof(fc.nat(9), fc.constant(null), fc.array(fc.nat(9), { maxLength: 3 }), fc.jsonValue());
    const input = fc.record({
      kind: fc.constantFrom('play', 'pass'),
      seat: fc.constantFrom(0, 1),
      cards: value,
      target: value,
    });
    fc.assert(
      fc.property(offer, input, (of, one) => {
        const known = new Set(expandOffer(of, 100_000).inputs.map((known_) => sortedKeys(normal(of, known_))));
        const only = Object.fromEntries(
          Object.entries({ ...one, ...of.fixed }).filter(
            ([key]) =>
              ['kind', 'seat', ...Object.keys(of.fixed ?? {})].includes(key) || of.slots.some((s) => s.name === key),
          ),
        );
        expect(offerHolds(of, only)).toBe(known.has(sortedKeys(normal(of, only))));
        expect(offerHolds(of, { ...only, more: 1 })).toBe(false);
      }),
      RUNS,
    );
  });

  test('of ten cards in any number and order is one offer, and is expanded as far as somebody asks', () => {
    const cards = Array.from({ length: 10 }, (_, index) => index);
    const many: Offer = {
      kind: 'play',
      seat: seat(0),
      slots: [{ name: 'cards', candidates: cards, min: 0, max: 10, ordered: true }],
    };
    expect(expandOffer(many, 5)).toEqual({
      inputs: [[], [0], [1], [2], [3]].map((taken) => ({ kind: 'play', seat: 0, cards: taken })),
      cut: true,
    });
    expect(inputsOf(many).next().value).toEqual({ kind: 'play', seat: 0, cards: [] });
    expect(offerHolds(many, { kind: 'play', seat: 0, cards: [9, 0, 5] })).toBe(true);
    expect(offerHolds(many, { kind: 'play', seat: 0, cards: [9, 9] })).toBe(false);
  });

  test.each<[string, Slot, unknown[]]>([
    ['one of several', oneSlot('x', [1, 2]), [1, 2]],
    ['one or none', { name: 'x', candidates: [1, 2], min: 0, max: 1 }, [null, 1, 2]],
    [
      'two of three',
      { name: 'x', candidates: [1, 2, 3], min: 2, max: 2 },
      [
        [1, 2],
        [1, 3],
        [2, 3],
      ],
    ],
    [
      'two in order',
      { name: 'x', candidates: [1, 2], min: 2, max: 2, ordered: true },
      [
        [1, 2],
        [2, 1],
      ],
    ],
    ['none or all', { name: 'x', candidates: [1, 2, 3], min: 0, max: 3, noneOrAll: true }, [[], [1, 2, 3]]],
    ['a list of one', { name: 'x', candidates: [1], min: 1, max: 1, list: true }, [[1]]],
    ['more than there are', { name: 'x', candidates: [1], min: 2, max: 3 }, []],
  ])('with %s', (_, only, values) => {
    const inputs = expandOffer({ kind: 'play', seat: seat(0), slots: [only] }, 100).inputs;
    expect(inputs.map((input) => (input as unknown as { readonly x: unknown }).x)).toEqual(values);
  });
});

function sortedKeys(json: string): string {
  return JSON.stringify(Object.entries(JSON.parse(json) as object).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

test('a value nested deeper than the stack is in no offer', () => {
  let deep: unknown = 1;
  for (let i = 0; i < 100_000; i++) deep = [deep];
  expect(
    offerHolds(
      { kind: 'take', seat: seat(0), slots: [oneSlot('card', [1, 2])] },
      { kind: 'take', seat: seat(0), card: deep },
    ),
  ).toBe(false);
});

test('candidates that are alike are drawn no more often than they are there', () => {
  const alike: Offer = {
    kind: 'take',
    seat: seat(0),
    slots: [{ name: 'cards', candidates: ['a', 'a', 'b'], min: 1, max: 2 }],
  };
  const chooser = createChooser(4);
  for (let i = 0; i < 200; i++)
    expect(offerHolds(alike, sampleOffer(alike, chooser) as unknown as Record<string, unknown>)).toBe(true);
});

describe('slots by a path', () => {
  /** The same offer with its slots in the record `to`, beside a field that is settled there. */
  const nested = ({ fixed, slots, ...of }: Offer): Offer => ({
    ...of,
    fixed: Object.freeze({ ...fixed, to: Object.freeze({ zone: 'hand' }) }),
    slots: slots.map((one) => ({ ...one, name: `to.${one.name}` })),
  });
  const inside = (input: object): Record<string, unknown> => {
    const { cards, target, ...rest } = input as Record<string, unknown>;
    return { ...rest, to: { zone: 'hand', ...('cards' in input && { cards }), ...('target' in input && { target }) } };
  };
  const flat = offer.map(({ fixed, ...of }): Offer => ({
    ...of,
    fixed: fixed?.['to'] === undefined ? (fixed ?? {}) : {},
  }));

  test('stand for what the same slots stand for at the top, and the settled record stays as it was', () => {
    fc.assert(
      fc.property(flat, fc.nat(), (of, seed) => {
        const { inputs, cut } = expandOffer(of, 1000);
        expect(expandOffer(nested(of), 1000)).toEqual({ inputs: inputs.map(inside), cut });
        if (inputs.length === 0) return;
        expect(sampleOffer(nested(of), createChooser(seed))).toEqual(inside(sampleOffer(of, createChooser(seed))));
      }),
      RUNS,
    );
  });

  test('hold what the same slots hold at the top, in any order of fields, and nothing more', () => {
    const value = fc.oneof(fc.nat(9), fc.constant(null), fc.array(fc.nat(9), { maxLength: 3 }));
    fc.assert(
      fc.property(flat, value, value, (of, cards, target) => {
        const input = { kind: 'play', seat: 1, ...of.fixed, cards, ...(of.slots.length > 1 && { target }) };
        const { to, ...rest } = inside(input) as { to: Record<string, unknown> };
        const turned = { to: Object.fromEntries(Object.entries(to).toReversed()), ...rest };
        expect(offerHolds(nested(of), turned)).toBe(offerHolds(of, input));
        expect(offerHolds(nested(of), { ...rest, to: { ...to, more: 1 } })).toBe(false);
        expect(offerHolds(nested(of), { ...rest, to: { ...to, zone: 'deck' } })).toBe(false);
        expect(offerHolds(nested(of), rest)).toBe(false);
      }),
      RUNS,
    );
  });

  test('are read and filled by their names', () => {
    const attack: Offer = {
      kind: 'action',
      seat: seat(0),
      fixed: { action: 'attack', targets: { source: 7 } },
      slots: [oneSlot('targets.attacker', [1, 2]), oneSlot('targets.over.there', [3])],
    };
    const input = filledOffer(attack, { 'targets.attacker': 2, 'targets.over.there': 3 });
    expect(input).toEqual({
      kind: 'action',
      seat: 0,
      action: 'attack',
      targets: { source: 7, attacker: 2, over: { there: 3 } },
    });
    const paths = ['action', 'targets.attacker', 'targets.over.there', 'targets.nobody', 'action.attacker', 'toString'];
    expect(paths.map((path) => fieldAt({ ...input }, path))).toEqual(['attack', 2, 3, undefined, undefined, undefined]);
    expect(filledOffer(attack, { 'targets.attacker': 1 })).toMatchObject({ targets: { source: 7, attacker: 1 } });
  });
});
