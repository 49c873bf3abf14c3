import { expect, test, vi } from 'vitest';
import { keepRuleset } from '../rulesets/own-rulesets.ts';
import { formOf, rulesetDocument, simulatorOf } from './ruleset-document.ts';

test.each([
  ['rs-1', '/new/ruleset?ruleset=rs-1', '/simulate/ruleset?ruleset=rs-1'],
  ['starter', '/new/ruleset?ruleset=starter', '/simulate/ruleset?ruleset=starter'],
  ['whist', '/new/whist', '/simulate/whist'],
])('where %s is played and simulated', (id, form, simulator) => {
  expect([formOf(id), simulatorOf(id)]).toEqual([form, simulator]);
});

test('a ruleset of this device, or of the gallery, is a document', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await keepRuleset({ id: 'rs-1', name: 'Sparks', text: 'id: sparks\nname: Sparks', scenarios: '' });
  expect(await rulesetDocument('rs-1')).toEqual({ id: 'sparks', name: 'Sparks' });
  expect(await rulesetDocument('starter')).toHaveProperty('id');
  expect(await rulesetDocument('rs-2')).toBeUndefined();
  vi.unstubAllGlobals();
});
