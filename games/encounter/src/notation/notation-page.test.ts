// Keeps NOTATION.md true: its example runs, and its tables name every field and every issue.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenarioCases } from '@turnwise/testkit';
import { expect, test } from 'vitest';
import { encounter } from '../game.ts';
import { COURSE_KEYS } from './course.ts';
import { ENCOUNTER_ISSUES } from './encounter-issue.ts';
import { COMBATANT_KEYS } from './read-combatant.ts';
import { SETUP_KEYS } from './read-encounter.ts';
import { BODY_SHAPES } from './state-shapes.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../NOTATION.md'), 'utf8');
const EXAMPLES = [...PAGE.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => text);
const FILES = { readdirSync: () => ['page.yaml'], readFileSync: () => EXAMPLES.join('---\n') };

test.each(scenarioCases(FILES, 'page', encounter).map((one) => [one.title, one] as const))('%s', (_, { run }) => {
  const { passed, text } = run();
  expect(passed, text).toBe(true);
});

/** The words in code marks of the first cells of a section's rows. */
function firstCells(heading: string): readonly string[] {
  const [, section = ''] = PAGE.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  const rows = own.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, word = '']) => word));
}

test('the fields are all told, and no others', () => {
  expect(firstCells('A position').toSorted()).toEqual([...SETUP_KEYS, ...COMBATANT_KEYS].toSorted());
});

test('the fields of a fight that goes on are all told', () => {
  const [, section = ''] = PAGE.split('\n## In the middle of a fight\n');
  const [own = ''] = section.split('\n## ');
  for (const key of [...COURSE_KEYS, ...Object.keys(BODY_SHAPES)]) expect(own).toContain(`\`${key}\``);
});

test('the issues are told in their own words', () => {
  expect(firstCells('Issues')).toEqual(Object.keys(ENCOUNTER_ISSUES));
  for (const [code, words] of Object.entries(ENCOUNTER_ISSUES)) expect(PAGE).toContain(`| \`${code}\` | ${words} |`);
});
