import { openLocalTable } from '@turnwise/table-source';
import { afterEach, expect, test, vi } from 'vitest';
import { gameSheet, tablePort } from './table-worker.ts';

/** Never answers. */
class DeadWorker extends EventTarget {
  static readonly all: DeadWorker[] = [];
  isEnded = false;

  constructor() {
    super();
    DeadWorker.all.push(this);
  }
  postMessage(): void {
    // Nobody is there.
  }
  terminate(): void {
    this.isEnded = true;
  }
}

afterEach(() => vi.unstubAllGlobals());

test('a worker that dies is told to whoever waits for it, and the next question starts another', async () => {
  vi.stubGlobal('Worker', DeadWorker);
  const waiting = [
    gameSheet('whist'),
    openLocalTable(tablePort(), { kind: 'new', match: 'm', game: 'whist', seed: 1 }),
  ];
  DeadWorker.all[0]?.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  for (const one of waiting) await expect(one).rejects.toMatchObject({ code: 'stopped', message: 'out of memory' });
  expect(DeadWorker.all[0]?.isEnded).toBe(true);
  const again = gameSheet('whist');
  expect(DeadWorker.all.length).toBe(2);
  // Its file was not there.
  DeadWorker.all[1]?.dispatchEvent(new Event('error'));
  await expect(again).rejects.toMatchObject({ code: 'stopped' });
});
