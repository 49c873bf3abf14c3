import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { checkText } from './check-text.ts';
import { joinParts } from './join-parts.ts';

const ROOT = join(import.meta.dirname, '../../../../..');

test.each(['duel', 'whist', 'mancala'])('the files of %s become one text that means the same', (game) => {
  const folder = join(ROOT, `games/${game}/ruleset`);
  const parts = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  const text = joinParts(parts);
  const { document, issues } = checkText(text);
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(document).toEqual(JSON.parse(readFileSync(join(ROOT, `games/${game}/src/ruleset.json`), 'utf8')) as Json);
  expect(text.indexOf('schema:')).toBeLessThan(300);
  const comments = (of: string): number => of.split('\n').filter((line) => line.includes('#')).length;
  expect(comments(text)).toBe(parts.reduce((sum, part) => sum + comments(part.text), 0));
});
