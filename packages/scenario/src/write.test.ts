// What is written reads back the same, whatever a position holds.
import type { Json } from '@turnwise/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readScenario, writeScenario } from './index.ts';
import type { Scenario } from './index.ts';

const SEED = 20_262;

test('a scenario reads as a person would write it', () => {
  const scenario: Scenario = {
    expect: { position: { deck: [] }, result: null },
    steps: [{ as: 'ann', input: { kind: 'draw' } }, { as: 'ann', answer: ['Apple', 'Bread'] }, { undo: true }],
    position: {
      hands: { ann: ['Apple', 'Bread', 'Cloth'], bob: ['Dates', 'Eggs'], cat: ['Pineapple', 'Salt', 'Sugar'] },
      shown: { ann: ['Wool', 'Silk', 'Hemp', 'Linen', 'Felt', 'Straw', 'Reed', 'Bark', 'Clay', 'Sand', 'Lime', 'Ash'] },
    },
    seed: '00000000000000000000000000000012',
    title: 'Yes: a title',
    game: 'bazaar',
    scenario: 1,
  };
  expect(writeScenario(scenario)).toMatchInlineSnapshot(`
    "scenario: 1
    game: bazaar
    title: "Yes: a title"
    seed: "00000000000000000000000000000012"
    position:
      hands: { ann: [ Apple, Bread, Cloth ], bob: [ Dates, Eggs ], cat: [ Pineapple, Salt, Sugar ] }
      shown: { ann: [ Wool, Silk, Hemp, Linen, Felt, Straw, Reed, Bark, Clay, Sand, Lime, Ash ] }
    steps:
      - { as: ann, input: { kind: draw } }
      - { as: ann, answer: [ Apple, Bread ] }
      - { undo: true }
    expect:
      position: { deck: [] }
      result: null
    "
  `);
});

test('reading what was written gives the same scenario', () => {
  const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);
  const scenario = fc.record(
    {
      scenario: fc.constant(1 as const),
      game: fc.string(),
      title: fc.string({ minLength: 1, unit: 'grapheme' }),
      seats: fc.uniqueArray(fc.string({ minLength: 1 })),
      seed: fc.oneof(
        fc.nat(),
        fc.string({ unit: fc.constantFrom('0', '1', '9', 'a', 'e', 'f'), minLength: 32, maxLength: 32 }),
      ),
      random: fc.dictionary(fc.string(), fc.array(fc.nat())),
      position: json,
      advance: fc.boolean(),
      steps: fc.array(
        fc.oneof(fc.record({ as: fc.string({ minLength: 1 }), answer: json }), fc.constant({ undo: true as const })),
      ),
    },
    { requiredKeys: ['scenario', 'game', 'title', 'steps'] },
  );
  fc.assert(
    fc.property(scenario, (value) => {
      const text = writeScenario(value);
      expect(readScenario(text)).toEqual({ ok: true, value: { ...value, source: { text, line: 1 } } });
    }),
    { seed: SEED, numRuns: 100 },
  );
});
