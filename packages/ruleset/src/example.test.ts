// The example that the package exports is the file in `examples/`, and the scenarios of the package play it.
import * as fs from 'node:fs';
import { join } from 'node:path';
import { readSourceText } from '@turnwise/scenario';
import { scenarioCases } from '@turnwise/testkit';
import { expect, test } from 'vitest';
import { EXAMPLE } from './example.ts';
import { rulesetGame } from './ruleset-game.ts';

const FILE = join(import.meta.dirname, '../examples/example.ruleset.yaml');

test('it is the document of examples/example.ruleset.yaml, and decks', () => {
  const { decks, ...document } = EXAMPLE.document as Readonly<Record<string, unknown>>;
  expect(readSourceText(fs.readFileSync(FILE, 'utf8'))).toMatchObject({ ok: true, value: { value: document } });
  expect(decks).toHaveLength(2);
});

const CASES = scenarioCases(fs, join(import.meta.dirname, '..', 'scenarios'), rulesetGame);

test.each(CASES.map((one) => [one.name, one] as const))('%s', (_, { run }) => {
  const { passed, text } = run();
  expect(passed, text).toBe(true);
});
