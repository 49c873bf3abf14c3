import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Soon } from './soon.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('of many in a row only the last is done, and only when they have come to rest', () => {
  const done: number[] = [];
  const soon = new Soon<number>((told) => void done.push(told));
  for (let frame = 1; frame <= 200; frame++) {
    soon.tell(frame);
    vi.advanceTimersByTime(30);
  }
  expect(done).toEqual([]);
  vi.advanceTimersByTime(250);
  expect(done).toEqual([200]);
});

test('what was dropped is not done', () => {
  const done: number[] = [];
  const soon = new Soon<number>((told) => void done.push(told));
  soon.tell(1);
  soon.drop();
  vi.advanceTimersByTime(1000);
  expect(done).toEqual([]);
});
