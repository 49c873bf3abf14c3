// A soak that was ended goes on where it was, as long as nothing changed that it runs.
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashSources, openLedger } from './ledger.ts';

const counts = { games: undefined, seed: 1 };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turnwise-ledger-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what was kept is found, for the same sources and the same request', () => {
  const file = join(folder, 'kept.jsonl');
  openLedger(file, 'a', counts).keep('one', { plays: 3 });
  openLedger(file, 'a', counts).keep('nothing', undefined);
  appendFileSync(file, '{"key":"a usual 1","piece":"cut o');

  const ledger = openLedger(file, 'a', counts);
  expect(ledger.found('one')).toEqual({ value: { plays: 3 } });
  expect(ledger.found('nothing')).toEqual({ value: undefined });
  expect(ledger.found('cut o')).toBeUndefined();
  expect(openLedger(file, 'b', counts).found('one')).toBeUndefined();
  expect(openLedger(file, 'a', { games: 5, seed: 1 }).found('one')).toBeUndefined();
  expect(openLedger(file, 'a', { games: undefined, seed: 2 }).found('one')).toBeUndefined();
});

test('sources are told apart by what is in them, and pages do not count', () => {
  execFileSync('git', ['init', '-q'], { cwd: folder });
  mkdirSync(join(folder, 'packages'));
  writeFileSync(join(folder, 'packages/rules.ts'), 'one');
  const before = hashSources(folder);
  writeFileSync(join(folder, 'packages/README.md'), 'a page');
  expect(hashSources(folder)).toBe(before);
  writeFileSync(join(folder, 'packages/rules.ts'), 'two');
  expect(hashSources(folder)).not.toBe(before);
});
