// The JSON Schema: the file is what the schema gives, takes what is sound and refuses what has not the right shape.
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { CODES, SOUND } from '../check/codes.ts';
import { rulesetJsonSchema } from './json-schema.ts';

const PACKAGE = join(import.meta.dirname, '../..');
const SCHEMA = rulesetJsonSchema() as object;
// Only what the schema leaves to a reference is not strict.
const fits = new Ajv2020({ strictRequired: false, strictTypes: false }).compile(SCHEMA);

test('the file is up to date (vitest -u regenerates it)', async () => {
  await expect(`${JSON.stringify(SCHEMA, null, 2)}\n`).toMatchFileSnapshot(join(PACKAGE, 'ruleset.schema.json'));
});

/** What an editor can know. Depth and names it cannot. */
const OF_SHAPE: readonly string[] = [
  'missingKey',
  'unknownKey',
  'wrongType',
  'wrongValue',
  'wrongKeys',
  'unknownOperator',
  'badName',
  'outOfRange',
  'tooLong',
  'moreIssues',
  'wrongUiValue',
];

test.each(Object.entries(CODES))('the example of %s', (code, { example }) => {
  expect(fits({ ...SOUND, ...example })).toBe(!OF_SHAPE.includes(code));
});
