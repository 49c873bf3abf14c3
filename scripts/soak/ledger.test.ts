// A soak that was ended goes on where it was, as long as nothing changed that it runs.
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { simpleJob } from './job.ts';
import type { Job } from './job.ts';
import { openLedger } from './ledger.ts';

const counts = { games: undefined, seed: 1 };
const jobOf = (game: string): Job => simpleJob('laws', game, 1, () => ({ passed: true, text: '' }));
const [whist, duel] = [jobOf('whist'), jobOf('duel')];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turnwise-ledger-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what was kept is found, for the same sources and the same request', () => {
  const file = join(folder, 'kept.jsonl');
  openLedger(file, () => 'a', counts).keep(whist, 'one', { plays: 3 });
  openLedger(file, () => 'a', counts).keep(whist, 'nothing', undefined);
  appendFileSync(file, '{"key":"a usual 1","piece":"cut o');

  const ledger = openLedger(file, () => 'a', counts);
  expect(ledger.found(whist, 'one')).toEqual({ value: { plays: 3 } });
  expect(ledger.found(whist, 'nothing')).toEqual({ value: undefined });
  expect(ledger.found(whist, 'cut o')).toBeUndefined();
  expect(openLedger(file, () => 'b', counts).found(whist, 'one')).toBeUndefined();
  expect(openLedger(file, () => 'a', { games: 5, seed: 1 }).found(whist, 'one')).toBeUndefined();
  expect(openLedger(file, () => 'a', { games: undefined, seed: 2 }).found(whist, 'one')).toBeUndefined();
});

test('a job whose sources changed runs again, and another does not', () => {
  const file = join(folder, 'kept.jsonl');
  const before = openLedger(file, () => 'a', counts);
  before.keep(whist, 'one', 1);
  before.keep(duel, 'two', 2);

  const after = openLedger(file, ({ game }) => (game === 'duel' ? 'b' : 'a'), counts);
  expect(after.found(whist, 'one')).toEqual({ value: 1 });
  expect(after.found(duel, 'two')).toBeUndefined();
});

test('where the tree lies on this machine is not kept', () => {
  const file = join(folder, 'kept.jsonl');
  const root = join(import.meta.dirname, '../..');
  openLedger(file, () => 'a', counts).keep(whist, 'one', { text: `RUN ${root}\n${root}/games/whist` });
  expect(readFileSync(file, 'utf8')).not.toContain(root);
  expect(openLedger(file, () => 'a', counts).found(whist, 'one')).toEqual({ value: { text: 'RUN .\n./games/whist' } });
});
