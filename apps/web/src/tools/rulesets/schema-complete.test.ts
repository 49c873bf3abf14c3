import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { declaredNames } from './declared-names.ts';
import { completionsAt } from './schema-complete.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const schema = JSON.parse(readFileSync(join(ROOT, 'packages/ruleset/ruleset.schema.json'), 'utf8')) as Json;
const names = declaredNames({ zones: [{ id: 'deck' }, { id: 'pond' }], flags: ['tapped'] });

function at(marked: string): readonly string[] {
  const cursor = marked.indexOf('|');
  return completionsAt(schema, marked.replace('|', ''), cursor, names).options.map(({ label }) => label);
}

test('sections at the top, without those that are there', () => {
  const top = at('schema: 1\nid: mine\n|');
  expect(top).toContain('zones');
  expect(top).toContain('turnStructure');
  expect(top).not.toContain('id');
});

test('what is needed comes first', () => {
  expect(at('|').slice(0, 5)).toContain('schema');
  expect(at('zones:\n  - |')[0]).toBe('id');
});

test('keys and values of a zone', () => {
  expect(at('zones:\n  - id: deck\n    |')).toEqual(expect.arrayContaining(['visibility', 'owner', 'ordered']));
  expect(at('zones:\n  - id: deck\n    visibility: |')).toEqual(['public', 'owner', 'hidden', 'count']);
  expect(at('zones:\n  - { id: deck, ordered: |')).toEqual(['true', 'false']);
});

test('effects by their operator: all of them first, then the keys of the one that is written', () => {
  const effects = 'abilities:\n  - id: a\n    effects:\n      - ';
  const operators = at(`${effects}op: |`);
  expect(operators.length).toBeGreaterThan(15);
  expect(operators).toContain('draw');
  const keys = at(`${effects}op: draw\n        |`);
  expect(keys).toEqual(expect.arrayContaining(['player', 'count']));
  expect(keys).not.toContain('resource');
});

test('names that the document declares', () => {
  expect(at('abilities:\n  - id: a\n    zones: [ |')).toEqual(expect.arrayContaining(['deck', 'pond']));
});

test('a place that the schema does not know has nothing', () => {
  expect(at('nonsense:\n  - |')).toEqual([]);
});
