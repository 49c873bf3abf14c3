// What a page hears of a worker that is gone, or that cannot tell it what it asked for.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failTables, openLocalTable } from '../local/open-local-table.ts';
import type { SourceNews } from '../table-source.ts';
import { startTestWorker, testWorld } from '../testing/local-world.ts';
import type { TestWorker } from '../testing/local-world.ts';

let worker: TestWorker;
beforeEach(() => {
  worker = startTestWorker();
});
afterEach(() => worker.end());

const SOLO = { kind: 'new', match: 'm', game: 'tic-tac-toe', seats: ['X', 'O'], seed: 1 } as const;

test('whatever waits for a worker that is gone is told so, and so is whoever comes later', async () => {
  const source = await openLocalTable(worker.port, SOLO);
  const news: SourceNews[] = [];
  source.follow((one) => news.push(one));
  const open = [
    source.submit('X', { kind: 'place', cell: 4 }, null),
    openLocalTable(worker.port, SOLO),
    source.words(),
  ];
  failTables(worker.port, 'out of memory');
  for (const one of [...open, source.save(), source.branch(0), openLocalTable(worker.port, SOLO)])
    await expect(one).rejects.toMatchObject({ code: 'stopped', message: 'out of memory' });
  expect(news.slice(-2)).toEqual([
    { kind: 'trouble', code: 'stopped', text: 'out of memory' },
    { kind: 'line', status: 'closed' },
  ]);
  expect(() => source.subscribe('X', () => undefined)).toThrow('out of memory');
  source.close();
});

test('a first look that cannot be made is trouble for those who follow, before it and after', async () => {
  worker.end();
  const game = await testWorld.load('tic-tac-toe');
  if (game === undefined) throw new Error('no game');
  const view = () => {
    throw new Error('no view');
  };
  worker = startTestWorker({ ...testWorld, load: async () => ({ ...game, view }) });
  const source = await openLocalTable(worker.port, SOLO);
  const [before, after]: [SourceNews[], SourceNews[]] = [[], []];
  source.follow((one) => before.push(one));
  source.subscribe('X', () => undefined);
  await expect.poll(() => before.at(-1)).toEqual({ kind: 'trouble', code: 'failed', text: 'no view' });
  source.follow((one) => after.push(one));
  expect(after).toEqual([{ kind: 'trouble', code: 'failed', text: 'no view' }]);
});
