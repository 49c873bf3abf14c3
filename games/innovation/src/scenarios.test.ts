// Every scenario of this game, in development mode: a file for each card, and one for each part of the rules.
import * as fs from 'node:fs';
import { join } from 'node:path';
import { scenarioCases } from '@turnwise/testkit';
import { expect, test } from 'vitest';
import { ALL_CARDS, innovation } from './index.ts';

const FOLDER = join(import.meta.dirname, '..', 'scenarios');
const CASES = scenarioCases(fs, FOLDER, innovation);

test.each(CASES.map((one) => [one.name, one] as const))('%s', (_, { run }) => {
  const { passed, text } = run();
  expect(passed, text).toBe(true);
});

test('every card has a file of its own, with two scenarios at least', () => {
  const files = fs.readdirSync(join(FOLDER, 'cards'));
  for (const { id, name } of ALL_CARDS) {
    const file = files.find((one) => one.startsWith(`${String(id).padStart(3, '0')}-`));
    expect(file, name).toBeDefined();
    const text = fs.readFileSync(join(FOLDER, 'cards', file as string), 'utf8');
    expect(text.match(/^title: .*$/gmu)?.length, name).toBeGreaterThanOrEqual(2);
    expect(text, name).toContain(`card: ${name}`);
  }
});
