// A damaged file: what is damaged is refused, the rest is served, and nothing is invented.
import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import type { LogRecord, MatchLog } from '@turnwise/log';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultOf } from './file/fault-of.ts';
import { openSqliteLog } from './index.ts';
import { freshFolder } from './testing/folder.ts';
import { flipByte, makeSample, readSample, SAMPLE_LENGTH, SAMPLE_MATCHES, sampleText } from './testing/sample.ts';

const folder = freshFolder();
const sample = folder.file('sample.db');
beforeAll(() => makeSample(sample));
afterAll(() => folder.remove());

function damaged(name: string, damage: (file: string) => void): string {
  const file = folder.file(name);
  copyFileSync(sample, file);
  damage(file);
  return file;
}

async function all(log: MatchLog, match: string): Promise<readonly LogRecord[]> {
  const found: LogRecord[] = [];
  for await (const record of log.read(match)) found.push(record);
  return found;
}

test.each([
  ['at its beginning', 0, 0x01],
  ['so that it is still JSON', 8, 0x01],
  ['so that it is no UTF-8', 9, 0x80],
])('a byte of a record is flipped, %s: that match is corrupt, the others live', async (name, offset, bit) => {
  const file = damaged(`record ${name}.db`, (path) => {
    const at = readFileSync(path).indexOf(sampleText('match-3', 7));
    expect(at).toBeGreaterThan(0);
    flipByte(path, at + offset, bit);
  });
  const log = await openSqliteLog(file);
  await expect(all(log, 'match-3')).rejects.toMatchObject({ name: 'LogError', code: 'corrupt' });
  expect(await log.head('match-3')).toMatchObject({ id: 'match-3' });
  for (const match of SAMPLE_MATCHES.filter((one) => one !== 'match-3')) expect(await all(log, match)).toHaveLength(10);
  expect(await log.append('match-4', SAMPLE_LENGTH, [{ id: 'new' }])).toEqual({ kind: 'appended', length: 11 });
  await log.close();
});

test('a byte is flipped anywhere: every match is whole or refused', () => {
  const { length } = readFileSync(sample);
  const outcomes = { untouched: 0, refused: 0, partly: 0 };
  for (let at = 0; at < length; at += 211) {
    const file = damaged(`flip-${at}.db`, (path) => flipByte(path, at, at % 2 === 0 ? 0x80 : 0x01));
    let found: ReturnType<typeof readSample>;
    try {
      found = readSample(file);
    } catch (thrown) {
      expect(['corrupt', 'unsupported'], `byte ${at}: ${String(thrown)}`).toContain(faultOf(thrown).code);
      outcomes.refused++;
      continue;
    }
    const refused = found.matches.filter((one) => one !== SAMPLE_LENGTH);
    for (const one of refused) expect(faultOf(one).code, `byte ${at}: ${String(one)}`).toBe('corrupt');
    outcomes[refused.length === 0 ? 'untouched' : 'partly']++;
  }
  // Each of these must happen, or the test shows nothing.
  expect(
    Object.values(outcomes).every((count) => count > 5),
    JSON.stringify(outcomes),
  ).toBe(true);
});

describe('a file that is cut off cannot be opened', () => {
  test.each([
    ['to nothing', () => 0],
    ['within its header', () => 60],
    ['after its first page', () => 4_096],
    ['in the middle', (length: number) => Math.floor(length / 2)],
    ['by its last page', (length: number) => length - 4_096],
    ['by one byte', (length: number) => length - 1],
  ])('%s', async (name, cut) => {
    const file = damaged(`cut ${name}.db`, (path) => truncateSync(path, cut(readFileSync(path).length)));
    await expect(openSqliteLog(file)).rejects.toMatchObject({
      name: 'LogError',
      code: 'corrupt',
      message: expect.stringContaining(file),
    });
  });
});

test('a file that never was a database cannot be opened', async () => {
  const file = damaged('text.db', (path) => writeFileSync(path, 'no database at all\n'.repeat(500)));
  await expect(openSqliteLog(file)).rejects.toMatchObject({ name: 'LogError', code: 'corrupt' });
  expect(readFileSync(file, 'utf8')).toBe('no database at all\n'.repeat(500));
});
