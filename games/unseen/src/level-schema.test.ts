// The JSON Schema of level files: it passes what is a level, fails what it can, is never stricter than the check, and names what the code names.
import { readFileSync } from 'node:fs';
import { cloneDeep } from '@turnwise/kernel';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTIONS } from './actions.ts';
import { KINDS } from './kinds.ts';
import { LEVEL_KEYS, LEVEL_VERSION, readLevelDraft, readLevelFile } from './level-file.ts';
import { LEVELS } from './levels.ts';
import { formatAction } from './notation/action-words.ts';
import { DETECTION_KEYS, RULE_KEYS } from './notation/read-rules.ts';
import { THING_KEYS } from './notation/read-things.ts';
import { PRESETS } from './rules-of-level.ts';
import { GOOD, MISSHAPEN, UNSOUND } from './testing/broken-levels.ts';
import { COMPONENTS, DIRECTIONS } from './types.ts';

interface Schema {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly $defs?: Readonly<Record<string, Schema>>;
}

const schema = JSON.parse(readFileSync(new URL('../level.schema.json', import.meta.url), 'utf8')) as Schema;
// Only what the schema leaves to a reference is not strict.
const validate = new Ajv2020({ strictRequired: false, strictTypes: false }).compile(schema);

/** As a file has it: what is undefined is not there. */
function written(document: object): unknown {
  return JSON.parse(JSON.stringify(document));
}

test.each(Object.entries(LEVELS))('%s passes', (_, document) => {
  expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
});

test('a level may say where its schema is', () => {
  const document = { $schema: './level.schema.json', ...GOOD };
  expect([validate(document), readLevelFile(document).ok]).toEqual([true, true]);
});

test.each(MISSHAPEN)('a level with %s fails', (_, change) => {
  expect(validate(written({ ...GOOD, ...change }))).toBe(false);
});

test.each(UNSOUND)('a level with %s is for the check to refuse', (_, change) => {
  expect(validate(written({ ...GOOD, ...change }))).toBe(true);
});

/** Every place in a document, as the keys that lead to it. */
function places(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))].filter(
    (one) => one.length > 0,
  );
}

/** The document with something else at a place, or with nothing there. */
function changed(document: unknown, path: readonly string[], value: unknown): unknown {
  const copy: unknown = cloneDeep(document);
  const key = path.at(-1) as string;
  const parent = path.slice(0, -1).reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], copy);
  if (value !== undefined) (parent as Record<string, unknown>)[key] = value;
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete (parent as Record<string, unknown>)[key];
  return copy;
}

test('it refuses nothing that the check accepts', () => {
  const seen = { both: 0, neither: 0 };
  const values = [undefined, 0, 1, 2, 7, -1, 1.5, 5000, 'x', 'east', 'wall', true, false, [], [1, 1], [1, 1, 1], {}];
  const change = fc.constantFrom(...Object.values(LEVELS)).chain((document) =>
    fc.record({
      document: fc.constant(document),
      // A draft's par and solution are not looked at.
      path: fc.constantFrom(...places(document).filter(([key]) => key !== 'par' && key !== 'solution')),
      value: fc.constantFrom<unknown>(...values),
    }),
  );
  fc.assert(
    fc.property(change, ({ document, path, value }) => {
      const other = changed(document, path, value);
      const passes = validate(other);
      const accepted = readLevelDraft(other).ok;
      if (accepted) expect(passes, JSON.stringify(validate.errors)).toBe(true);
      if (accepted) seen.both++;
      else if (!passes) seen.neither++;
    }),
    { seed: 43, numRuns: 1_000 },
  );
  expect(Math.min(seen.both, seen.neither)).toBeGreaterThan(50);
});

describe('names', () => {
  const { properties = {}, $defs = {} } = schema;
  const thing = $defs['thing']?.properties ?? {};
  const actions = $defs['action']?.anyOf ?? [];
  const keysOf = (one: Schema | undefined): string[] => Object.keys(one?.properties ?? {});

  test.each<[string, unknown, unknown]>([
    ['fields', keysOf(schema), LEVEL_KEYS],
    ['version', properties['level']?.const, LEVEL_VERSION],
    ['presets', properties['preset']?.enum, Object.keys(PRESETS)],
    ['fields of a thing', keysOf($defs['thing']), THING_KEYS],
    ['kinds', $defs['thing']?.anyOf?.[0]?.properties?.['kind']?.enum, Object.keys(KINDS)],
    ['components', thing['components']?.items?.enum, COMPONENTS],
    ['rules', keysOf($defs['rules']).toSorted(), RULE_KEYS.toSorted()],
    ['settings of detection', keysOf($defs['detection']), DETECTION_KEYS],
    ['directions', $defs['direction']?.enum, DIRECTIONS],
    ['facings', thing['facing']?.enum, [...DIRECTIONS, null]],
    ['actions', actions[0]?.enum, ACTIONS.map(formatAction)],
    [
      'kinds of actions',
      actions.flatMap((one) => one.properties?.['kind']?.enum ?? []),
      [...new Set(ACTIONS.map(({ kind }) => kind))],
    ],
  ])('the %s are those of the code', (_, inSchema, inCode) => {
    expect(inSchema).toEqual(inCode);
  });
});
