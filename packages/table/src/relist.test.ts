// Whoever opens a match puts right what lists show of it, and writes nothing where it is right.
import { createMemoryLog, LogError, UNLISTED } from '@turnwise/log';
import type { Listing, MatchLog } from '@turnwise/log';
import { losingAnswers } from '@turnwise/log/laws';
import { expect, test } from 'vitest';
import { listingOf } from './index.ts';
import { begin, hallOf } from './testing/hall.ts';
import type { Hall } from './testing/hall.ts';

/** A match that has just ended; what was written with its last record is lost. */
async function ended(): Promise<{ readonly hall: Hall; readonly id: string; readonly right: Listing }> {
  const hall = hallOf(3);
  const { id } = await begin(hall, 'tic-tac-toe');
  const table = await hall.open(id);
  for (const seat of ['X', 'O']) await table.enter({ kind: 'seat', seat, holder: `holder of ${seat}` });
  const before = await createMemoryLog(hall.store).listing(id);
  await table.enter({ kind: 'concede', seat: 'X' });
  const right = await table.read((fold) => listingOf(fold));
  expect(await createMemoryLog(hall.store).listing(id)).toEqual(right);
  await table.close();
  Object.assign(hall.store.matches.get(id) ?? {}, { listing: before });
  return { hall, id, right };
}

test('a match that ended is in the list of those that are over once somebody has opened it', async () => {
  const { hall, id, right } = await ended();
  const log = createMemoryLog(hall.store);
  expect((await log.list({ stage: 'running' })).matches).toHaveLength(1);
  await hall.open(id);
  expect((await log.list({ stage: 'running' })).matches).toEqual([]);
  expect(await log.listing(id)).toEqual(right);
});

test('what is damaged is written anew, and what cannot be written keeps nobody from the match', async () => {
  const { hall, id, right } = await ended();
  const inner = createMemoryLog(hall.store);
  const away = (): Promise<never> => Promise.reject(new LogError('corrupt', 'not now'));
  const damaged: MatchLog = { ...losingAnswers(inner, () => 'sent'), listing: away };
  await hall.open(id, { ...damaged, append: away });
  expect(await inner.listing(id)).not.toEqual(right);
  await hall.open(id, damaged);
  expect(await inner.listing(id)).toEqual(right);
});

test('what is right is not written again', async () => {
  const { hall, id } = await ended();
  await (await hall.open(id)).close();
  let appends = 0;
  await hall.open(
    id,
    losingAnswers(createMemoryLog(hall.store), () => {
      appends++;
      return 'sent';
    }),
  );
  expect(appends).toBe(0);
});

test('a hidden match that was created without a listing is found by its host', async () => {
  const hall = hallOf(4);
  const { id } = await begin(hall, 'tic-tac-toe', {
    settings: { undo: 'free', spectators: { allowed: true, delay: 0 }, listed: false, host: 'h' },
  });
  const log = createMemoryLog(hall.store);
  expect(await log.listing(id)).toEqual(UNLISTED);
  await hall.open(id);
  expect((await log.list({ holder: 'h' })).matches).toHaveLength(1);
  expect((await log.list({})).matches).toEqual([]);
});
