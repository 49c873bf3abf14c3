// The job that runs random tests at length: each piece has a seed of its own, its file is there, and one that fails is told.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Job } from './job.ts';
import { longTests, TESTS } from './long-tests.ts';

test('every piece has a name of its own, and every test its file', () => {
  const names = longTests({ seed: 7 }).flatMap(({ pieces }) => pieces.map(({ name }) => name));
  expect(new Set(names).size).toBe(TESTS.reduce((sum, { pieces }) => sum + pieces, 0));
  expect(names[0]).toBe('tests unseen, solver, 1500 with seed 7');
  expect(TESTS.filter(({ file }) => !existsSync(fileOf(file)))).toEqual([]);
});

test.each(TESTS)('$file reads $count and $seed', ({ file, count, seed }) => {
  const text = readFileSync(fileOf(file), 'utf8');
  for (const variable of [count, seed]) expect(text).toContain(`process.env['${variable}']`);
});

const fileOf = (file: string): string => join(import.meta.dirname, '..', '..', file);

test('what a test said is told when it failed', () => {
  const [{ conclude }] = longTests({ seed: 1 }) as readonly [Job];
  const ran = { name: 'a', passed: true, text: 'all of it' };
  expect(conclude([ran])).toEqual({ passed: true, text: 'a: passed' });
  expect(conclude([ran, { name: 'b', passed: false, text: 'expected 3' }])).toEqual({
    passed: false,
    text: 'a: passed\nb: FAILED\nexpected 3',
  });
});
