import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Elsewhere, holdMatch } from './match-hold.ts';

interface Held {
  readonly lost: (reason: unknown) => void;
}

/** As much of the locks of a browser as is needed, for all tabs. */
function locksOfTabs() {
  const held = new Map<string, Held>();
  const waiting: { name: string; go: () => void }[] = [];
  const request = (name: string, options: LockOptions, work: () => Promise<void>): Promise<void> =>
    new Promise((resolve, reject) => {
      const own: Held = { lost: reject };
      const go = (): void => {
        held.set(name, own);
        void work().then(() => {
          resolve();
          if (held.get(name) !== own) return;
          held.delete(name);
          const next = waiting.findIndex((one) => one.name === name);
          if (next >= 0) waiting.splice(next, 1)[0]!.go();
        });
      };
      const before = held.get(name);
      if (options.steal === true) before?.lost(new DOMException('stolen', 'AbortError'));
      if (before === undefined || options.steal === true) return go();
      const one = { name, go };
      waiting.push(one);
      options.signal?.addEventListener('abort', () => {
        const at = waiting.indexOf(one);
        if (at < 0) return;
        waiting.splice(at, 1);
        reject(options.signal?.reason as Error);
      });
    });
  return { request };
}

beforeEach(() => vi.stubGlobal('navigator', { locks: locksOfTabs() }));
afterEach(() => void vi.unstubAllGlobals());

test('a match that another tab holds cannot be opened, other matches can', async () => {
  await holdMatch('~a');
  await expect(holdMatch('~a')).rejects.toBeInstanceOf(Elsewhere);
  expect((await holdMatch('~b')).isLost).toBe(false);
});

test('a table that is closed lets go, also of somebody who waits already', async () => {
  const first = await holdMatch('~a');
  const second = holdMatch('~a');
  first.release();
  expect((await second).isLost).toBe(false);
  expect(first.isLost).toBe(false);
});

test('another tab takes it over, and the first is told', async () => {
  const first = await holdMatch('~a');
  const told = vi.fn<() => void>();
  first.onLost(told);
  const second = await holdMatch('~a', true);
  await expect.poll(() => first.isLost).toBe(true);
  expect(told).toHaveBeenCalledTimes(1);
  expect(second.isLost).toBe(false);
  // Who asks later is told, too.
  const late = vi.fn<() => void>();
  first.onLost(late);
  expect(late).toHaveBeenCalledTimes(1);
});

test('without locks everybody may open it, and a foreign write is told once', async () => {
  vi.stubGlobal('navigator', {});
  const hold = await holdMatch('~a');
  await holdMatch('~a');
  const told = vi.fn<() => void>();
  hold.onLost(told);
  hold.lose();
  hold.lose();
  expect(told).toHaveBeenCalledTimes(1);
});
