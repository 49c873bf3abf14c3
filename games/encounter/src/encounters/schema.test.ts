// The JSON Schema takes what ships, and knows what the reader knows: every field, and every name of a closed list.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '@turnwise/kernel';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { ABILITIES, SAVES } from '../content/types.ts';
import { INTENT_KINDS } from '../intent-shapes.ts';
import { COMBATANT_KEYS } from '../notation/read-combatant.ts';
import { SETUP_KEYS } from '../notation/read-encounter.ts';
import { PROVIDERS } from '../providers/shipped.ts';
import { RULESETS } from '../rulesets/shipped.ts';
import { SIDES } from '../words.ts';
import { HEAD_KEYS } from './read-file.ts';
import { ENCOUNTERS } from './shipped.ts';

const SCHEMA = JSON.parse(readFileSync(join(import.meta.dirname, '../../encounter.schema.json'), 'utf8')) as object;
const fits = new Ajv2020({ allowUnionTypes: true }).compile(SCHEMA);

test.each(Object.keys(ENCOUNTERS))('%s fits', (id) => {
  expect(fits(ENCOUNTERS[id]), JSON.stringify(fits.errors)).toBe(true);
});

test.each<[string, readonly string[]]>([
  ['properties', [...HEAD_KEYS, ...SETUP_KEYS]],
  ['properties.ruleset.enum', Object.keys(RULESETS)],
  ['properties.control.properties', SIDES],
  ['$defs.combatant.properties', COMBATANT_KEYS],
  ['$defs.combatant.properties.side.enum', SIDES],
  ['$defs.combatant.properties.abilities.propertyNames.enum', ABILITIES],
  ['$defs.combatant.properties.saves.propertyNames.enum', SAVES],
  ['$defs.control.enum', ['manual', ...Object.keys(PROVIDERS)]],
  ['$defs.intent.enum', INTENT_KINDS],
])('%s', (path, known) => {
  const told = path.split('.').reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), SCHEMA);
  const names = Array.isArray(told) ? (told as string[]) : isRecord(told) ? Object.keys(told) : [];
  expect(names.toSorted()).toEqual([...known].toSorted());
});
