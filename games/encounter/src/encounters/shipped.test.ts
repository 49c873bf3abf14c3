// Every encounter that ships is a valid file, and is fought to an end that either side may reach.
import { readdirSync } from 'node:fs';
import { createChooser, playOut } from '@turnwise/game';
import { describe, expect, test } from 'vitest';
import { encounter } from '../game.ts';
import { readEncounterFile } from './read-file.ts';
import { ENCOUNTERS, SHIPPED_ENCOUNTERS } from './shipped.ts';

const IDS = Object.keys(ENCOUNTERS);

test('all files of the folder are listed under their names', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json'));
  expect(files.map((file) => file.replace('.json', ''))).toEqual(IDS.toSorted());
  expect(SHIPPED_ENCOUNTERS.map(({ id }) => id)).toEqual(IDS);
  expect(IDS.length).toBeGreaterThanOrEqual(10);
});

test.each(IDS)('%s is a valid file', (id) => {
  expect(readEncounterFile(ENCOUNTERS[id])).toMatchObject({ ok: true, value: { id } });
});

describe.each(IDS)('%s', (id) => {
  test.each(['legacy', 'classic'])('%s: ends by itself', (ruleset) => {
    const options = { encounter: id, ruleset, control: { party: 'careful', opposition: 'auto' } };
    const begun = encounter.setup({ seed: 3, options });
    const state = begun.ok ? begun.value : expect.fail(JSON.stringify(begun.error));
    expect(playOut(encounter, state, createChooser(3)).end).toBe('over');
    expect(encounter.result(state)?.reason).toMatch(/VICTORY|DRAW/);
  });
});

test.each<[unknown, readonly string[]]>([
  [5, [': wrongShape']],
  [
    { encounter: 2, id: 'A b', combatants: [] },
    ['encounter: unknownVersion', 'id: wrongShape', 'name: missingField', 'summary: missingField'],
  ],
  [{ combatants: [] }, ['encounter: missingField', 'id: missingField', 'name: missingField', 'summary: missingField']],
])('%j is not an encounter file', (document, issues) => {
  const read = readEncounterFile(document);
  const found = read.ok ? [] : read.error.map(({ path, code }) => `${path}: ${code}`);
  expect(found.toSorted()).toEqual(issues);
});
