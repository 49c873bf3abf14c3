// The address of a page whose state goes into it, on a browser that lets a page write only so often.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const MOST = 3;
let written: string[];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  written = [];
  const location = { href: 'http://localhost/replay/m?f=0' };
  const write = (_state: unknown, _title: string, url: URL | string): void => {
    if (written.length === MOST) throw new DOMException('too many calls', 'SecurityError');
    location.href = String(new URL(url, location.href));
    written.push(location.href);
  };
  const history = { replaceState: write, pushState: write };
  vi.stubGlobal('window', { location, history, addEventListener: () => undefined, scrollTo: () => undefined });
  vi.stubGlobal('document', { addEventListener: () => undefined });
  vi.stubGlobal(
    '$state',
    Object.assign(<V>(value: V): V => value, { raw: <V>(value: V): V => value }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('a state that changes with every step is written once it rests', async () => {
  const { place } = await import('./place.svelte.ts');
  for (let f = 1; f <= 100; f++) {
    place.setQuerySoon({ f });
    vi.advanceTimersByTime(30);
  }
  expect(written).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(written).toEqual(['http://localhost/replay/m?f=100']);
  expect(place.route.query.get('f')).toBe('100');
});

test('whoever goes elsewhere takes nothing of it along', async () => {
  const { place } = await import('./place.svelte.ts');
  place.setQuerySoon({ f: 7 });
  place.go('/puzzles');
  vi.advanceTimersByTime(300);
  expect(written).toEqual(['http://localhost/puzzles']);
});

test('where the browser refuses, the address stays as it is, and the page goes on', async () => {
  const { place } = await import('./place.svelte.ts');
  for (let f = 1; f <= MOST + 2; f++) place.setQuery({ f });
  expect(place.route.query.get('f')).toBe(String(MOST));
});
