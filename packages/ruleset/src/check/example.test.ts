// The example ruleset is sound as it is, and with other sections in place of its own. Whatever is done to
// it, the checker does not throw, and every issue has a path in the document.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { readSourceText } from '@turnwise/scenario';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rulesetJsonSchema } from '../schema/json-schema.ts';
import { OTHER_SECTIONS } from '../testing/other-sections.ts';
import { checkRuleset } from './check.ts';

const FILE = join(import.meta.dirname, '../../examples/example.ruleset.yaml');
const SEED = 20_260_806;

function example(): Record<string, Json> {
  const read = readSourceText(readFileSync(FILE, 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.value as Record<string, Json>;
}

const told = (document: Json) => {
  const { errors, warnings } = checkRuleset(document);
  return [...errors, ...warnings];
};

test('is sound as it is', () => {
  const document = example();
  expect(told(document)).toEqual([]);
  expect(checkRuleset(document).ruleset).toBe(document);
});

test.each(Object.keys(OTHER_SECTIONS))('is sound with another %s', (section) => {
  expect(told({ ...example(), [section]: OTHER_SECTIONS[section as keyof typeof OTHER_SECTIONS] })).toEqual([]);
});

test('is sound with both other sections', () => {
  expect(told({ ...example(), ...OTHER_SECTIONS })).toEqual([]);
});

test('fits the JSON Schema, with the fragments too', () => {
  const fits = new Ajv2020({ strictRequired: false, strictTypes: false }).compile(rulesetJsonSchema() as object);
  for (const document of [example(), { ...example(), ...OTHER_SECTIONS }])
    expect(fits(document), JSON.stringify(fits.errors)).toBe(true);
});

type Key = string | number;

/** Every place of a document. */
function placesOf(value: Json, path: readonly Key[] = []): readonly (readonly Key[])[] {
  const entries: readonly (readonly [Key, Json])[] = Array.isArray(value)
    ? [...(value as readonly Json[]).entries()]
    : isRecord(value)
      ? Object.entries(value as Readonly<Record<string, Json>>)
      : [];
  return [path, ...entries.flatMap(([key, inner]) => placesOf(inner, [...path, key]))];
}

/** The same with another value there; undefined takes it out. */
function changed(value: Json, [key, ...rest]: readonly Key[], to: Json | undefined): Json | undefined {
  if (key === undefined) return to;
  const inner = changed((value as Record<Key, Json>)[key] ?? null, rest, to);
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    return inner === undefined ? list.filter((_, index) => index !== key) : list.with(Number(key), inner);
  }
  const { [key]: _, ...others } = value as Record<string, Json>;
  return inner === undefined ? others : { ...others, [key]: inner };
}

const PLACES = placesOf(example());
const word = fc.constantFrom('op', 'ref', 'id', 'of', 'draw', 'self', 'hand', 'no_such_name', 'constructor');
const anyJson = fc.anything({
  values: [word, fc.constantFrom(-1, 0, 7, 1.5, true, null)],
  key: word,
  maxDepth: 2,
}) as fc.Arbitrary<Json>;

test('nothing that is done to it makes the checker throw, and every path leads into the document', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PLACES), fc.option(anyJson, { nil: undefined }), (place, to) => {
      const document = changed(example(), place, to) ?? null;
      for (const { path } of told(document)) {
        const keys = [...path.matchAll(/[^.[\]]+/g)].map(([key]) => key);
        const around = keys
          .slice(0, -1)
          .reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], document);
        expect(keys.length === 0 || (typeof around === 'object' && around !== null), path).toBe(true);
      }
    }),
    { seed: SEED, numRuns: 80 },
  );
});

test('a name that is taken out of the document is missed wherever it is used', () => {
  const document = example();
  const uses: readonly (readonly [section: string, id: string, places: readonly string[]])[] = [
    [
      'zones',
      'hand',
      ['actions[0].preconditions[1].zone', 'actions[0].targets[0].selector.zone', 'manipulation[0].from'],
    ],
    ['resources', 'mana', ['actions[0].preconditions[0].resource', 'actions[0].costs[0].resource']],
    ['attributes', 'power', ['cards[0].attributes.power', 'events[0].resolve[2].amount.ref']],
    ['counters', 'damage', ['reactions[0].conditions[0].left.ref']],
    ['flags', 'summoned_this_turn', ['turnStructure.phases[0].steps[0].effects[1].flag']],
    ['events', 'combat_resolved', ['events[0].resolve[1].event']],
  ];
  for (const [section, id, places] of uses) {
    const list = (document[section] as readonly Json[]).filter((one) => (isRecord(one) ? one.id : one) !== id);
    expect(told({ ...document, [section]: list }).map(({ path }) => path)).toEqual(expect.arrayContaining([...places]));
  }
});

test('ten thousand cards are all looked at', () => {
  const document = example();
  const cards = document.cards as readonly Record<string, Json>[];
  const many = Array.from({ length: 10_000 }, (_, index) => ({ ...cards[index % cards.length], id: `card_${index}` }));
  expect(told({ ...document, cards: many })).toEqual([]);
  const last = {
    id: 'last',
    abilities: [{ id: 'oops', kind: 'cast', effects: [{ op: 'destroy', target: 'nobody' }] }],
  };
  expect(told({ ...document, cards: [...many, last] }).map(({ code, path }) => `${code} ${path}`)).toEqual([
    'unknownName cards[10000].abilities[0].effects[0].target',
  ]);
});
