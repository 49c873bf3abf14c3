// How long one waits for an engine that does not answer.
import { expect, test } from 'vitest';
import { appendSurely, createMemoryLog, LogError, MemoryStore, readInTime } from './index.ts';
import type { MatchLog } from './index.ts';
import { losingAnswers } from './laws/index.ts';

const never = new Promise<never>(() => undefined);

async function begun(change: (log: MatchLog) => Partial<MatchLog>): Promise<{ store: MemoryStore; log: MatchLog }> {
  const store = new MemoryStore();
  const inner = createMemoryLog(store);
  await inner.create({ id: 'm', game: 'g', version: '1', at: 0, start: null, settings: null });
  const log = losingAnswers(inner, () => 'sent');
  return { store, log: Object.assign(log, change(inner)) };
}

async function codeAndTime(job: Promise<unknown>): Promise<readonly [string, boolean]> {
  const started = Date.now();
  const code = await job.then(
    () => 'done',
    (thrown: unknown) => (thrown instanceof LogError ? thrown.code : String(thrown)),
  );
  return [code, Date.now() - started < 30_000];
}

const append = { match: 'm', expected: 0, records: [{ id: 'a' }] };

test.each<[string, (log: MatchLog) => Partial<MatchLog>]>([
  ['never answers an append', () => ({ append: () => never })],
  ['loses every answer', () => ({ append: () => Promise.resolve({ kind: 'inDoubt', reason: 'lost' }) })],
  [
    'loses the answer and cannot be read',
    () => ({
      append: () => Promise.resolve({ kind: 'inDoubt', reason: 'lost' }),
      // oxlint-disable-next-line require-yield -- It fails before the first.
      async *read() {
        await Promise.resolve();
        throw new LogError('unavailable', 'gone');
      },
    }),
  ],
])('an engine that %s leaves a doubt, and nobody waits longer than patience lasts', async (_, change) => {
  const { log } = await begun(change);
  expect(await codeAndTime(appendSurely(log, append, { time: 60, wait: 5 }))).toEqual(['inDoubt', true]);
});

test('what was given up is not sent again', async () => {
  let sent = 0;
  const { log } = await begun(() => ({
    async append() {
      sent++;
      await Promise.resolve();
      return { kind: 'inDoubt', reason: 'lost' };
    },
  }));
  await codeAndTime(appendSurely(log, append, { time: 40, wait: 5 }));
  const before = sent;
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(sent).toBe(before);
});

test('a reader is not kept waiting for a record', async () => {
  const { log } = await begun(() => ({
    async *read() {
      yield { id: 'a' };
      await never;
    },
  }));
  const read: string[] = [];
  const job = (async () => {
    for await (const { id } of readInTime(log, 'm', 0, 50)) read.push(id);
  })();
  expect(await codeAndTime(job)).toEqual(['unavailable', true]);
  expect(read).toEqual(['a']);
});
