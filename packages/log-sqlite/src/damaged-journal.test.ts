// The journal that a crash leaves behind: damage in it is noticed, wherever it can be told from the crash itself.
import { existsSync, statSync, truncateSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultOf } from './file/fault-of.ts';
import { openFile } from './file/open-file.ts';
import type { Store } from './file/store.ts';
import { openSqliteLog } from './index.ts';
import { freshFolder } from './testing/folder.ts';
import { copyAsIs, flipByte, openSample, readSample, SAMPLE_LENGTH, SAMPLE_MATCHES } from './testing/sample.ts';

const folder = freshFolder();
const sample = folder.file('sample.db');
let store: Store;
beforeAll(() => {
  store = openSample(sample);
});
afterAll(() => {
  store.connection.close();
  folder.remove();
});

/** The number of records that every match has, or the code of what was thrown. */
function lengthAfter(name: string, damage: (journal: string) => void): number | string {
  const file = folder.file(name);
  copyAsIs(sample, file);
  damage(`${file}-wal`);
  try {
    const { matches, listed } = readSample(file);
    expect(new Set(matches).size, name).toBe(1);
    expect(listed).toBe(SAMPLE_MATCHES.length);
    return matches[0] as number;
  } catch (thrown) {
    return faultOf(thrown).code;
  }
}

test('without damage, everything is there', () => {
  expect(lengthAfter('whole.db', () => undefined)).toBe(SAMPLE_LENGTH);
});

test('a flipped byte is noticed, except in the last commit, which then never was', () => {
  const { size } = statSync(`${sample}-wal`);
  const found: (number | string)[] = [];
  for (let at = 0; at < size; at += 1_999) {
    const length = lengthAfter(`flip-${at}.db`, (journal) => flipByte(journal, at, 0x10));
    expect(['corrupt', SAMPLE_LENGTH - 1], `byte ${at}`).toContain(length);
    found.push(length);
  }
  const first = found.indexOf(SAMPLE_LENGTH - 1);
  expect(first).toBeGreaterThan(found.length / 2);
  expect(found.slice(0, first).every((one) => one === 'corrupt')).toBe(true);
});

test('a journal that is cut off gives what was committed before, as after a power cut', () => {
  const { size } = statSync(`${sample}-wal`);
  const found: number[] = [];
  for (let cut = size; cut > size / 2; cut -= 2_777)
    found.push(lengthAfter(`cut-${cut}.db`, (journal) => truncateSync(journal, cut)) as number);
  expect(found).toEqual([...found].sort((one, other) => other - one));
  expect(found[0]).toBe(SAMPLE_LENGTH);
  expect(found.at(-1)).toBeLessThan(SAMPLE_LENGTH);
});

test('the journal of a file that is in use is not looked at', () => {
  const file = folder.file('in-use.db');
  const { connection } = openSample(file);
  flipByte(`${file}-wal`, 10_000, 0x10);
  expect(() => openFile({ file })).toThrow('in use');
  connection.close();
});

test('a refused file is left as it is', async () => {
  const file = folder.file('refused.db');
  copyAsIs(sample, file);
  flipByte(`${file}-wal`, 10_000, 0x10);
  const { size } = statSync(`${file}-wal`);
  for (let attempt = 0; attempt < 2; attempt++)
    await expect(openSqliteLog(file)).rejects.toMatchObject({
      name: 'LogError',
      code: 'corrupt',
      message: expect.stringContaining(`${file}-wal is damaged at byte`),
    });
  expect(statSync(`${file}-wal`).size).toBe(size);
  expect(existsSync(`${file}-shm`)).toBe(false);
});
