import { afterEach, expect, test, vi } from 'vitest';
import { whenSeen } from './when-seen.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a tab that is looked at again asks, and not again within minutes', () => {
  vi.useFakeTimers();
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  const run = vi.fn<() => void>();
  whenSeen(run);
  const after = (minutes: number, hidden = false): number => {
    vi.advanceTimersByTime(minutes * 60_000);
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
    return run.mock.calls.length;
  };
  expect(after(1)).toBe(0);
  expect(after(6, true)).toBe(0);
  expect(after(0)).toBe(1);
  expect(after(3)).toBe(1);
  expect(after(3)).toBe(2);
});
