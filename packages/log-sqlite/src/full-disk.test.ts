// A file that may not grow: appends say so, nothing is half written, what is there can be read, and all is well when there is room again.
import type { MatchHead, MatchLog } from '@turnwise/log';
import { afterAll, expect, test } from 'vitest';
import { openSqliteLog } from './index.ts';
import { freshFolder } from './testing/folder.ts';

const folder = freshFolder();
afterAll(() => folder.remove());

const HEAD: MatchHead = { id: 'm', game: 'pig', version: '1', at: 0, start: null, settings: null };

async function ids(log: MatchLog): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { id } of log.read('m')) found.push(id);
  return found;
}

test('a full file', async () => {
  const file = folder.file('full.db');
  const small = await openSqliteLog(file, { mostBytes: 200_000 });
  await small.create(HEAD);
  const kept: string[] = [];
  const batch = (round: number): readonly { id: string; text: string }[] =>
    ['a', 'b', 'c'].map((name) => ({ id: `${name}${round}`, text: name.repeat(5_000) }));
  const fill = async (): Promise<void> => {
    for (let round = 0; round < 100; round++) {
      await small.append('m', kept.length, batch(round));
      kept.push(...batch(round).map(({ id }) => id));
    }
  };
  await expect(fill()).rejects.toMatchObject({ name: 'LogError', code: 'full' });
  expect(kept.length).toBeGreaterThan(10);
  expect(await ids(small)).toEqual(kept);
  await expect(small.append('m', kept.length, batch(100))).rejects.toMatchObject({ code: 'full' });
  await expect(small.keepSnapshot('m', 3, 'x'.repeat(50_000))).rejects.toMatchObject({ code: 'full' });
  // The small one fits, and the large one that came with it does no harm.
  const [large, little] = await Promise.allSettled([
    small.append('m', kept.length, batch(101)),
    small.append('m', kept.length, [{ id: 'little' }]),
  ]);
  expect(large).toMatchObject({ status: 'rejected', reason: { code: 'full' } });
  expect(little).toMatchObject({ status: 'fulfilled', value: { kind: 'appended' } });
  kept.push('little');
  expect(await ids(small)).toEqual(kept);
  await small.close();

  const log = await openSqliteLog(file);
  expect(await ids(log)).toEqual(kept);
  expect(await log.append('m', kept.length, batch(102))).toEqual({ kind: 'appended', length: kept.length + 3 });
  await log.close();
});
