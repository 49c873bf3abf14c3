import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadPage } from './reload-page.ts';

vi.mock('../ui/toasts.svelte.ts', () => ({ toasts: { show: () => undefined } }));
vi.mock('../words/language.svelte.ts', () => ({ say: (key: string) => key }));

type State = 'installing' | 'installed' | 'activated' | 'redundant';

class FakeWorker extends EventTarget {
  state: State;
  constructor(state: State) {
    super();
    this.state = state;
  }
  become(state: State): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
  postMessage(message: string): void {
    log.push(message);
    queueMicrotask(() => container.dispatchEvent(new Event('controllerchange')));
  }
}

let log: string[] = [];
let container: EventTarget;

/** A browser whose service worker is asked for a newer one. */
function begin(workers: { installing?: FakeWorker; waiting?: FakeWorker }, update = () => Promise.resolve()): void {
  const { installing = null, waiting = null } = workers;
  const registration = { installing, waiting, update: () => (log.push('update'), update()) };
  container = Object.assign(new EventTarget(), { getRegistration: () => Promise.resolve(registration) });
  vi.stubGlobal('navigator', { serviceWorker: container });
}

beforeEach(() => {
  log = [];
  vi.useFakeTimers();
  vi.stubGlobal('window', { location: { reload: () => void log.push('reload') } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('where there is nothing newer, the page is loaded again', async () => {
  begin({});
  await reloadPage();
  expect(log).toEqual(['update', 'reload']);
});

test('a newer one that waits takes over first', async () => {
  begin({ waiting: new FakeWorker('installed') });
  await reloadPage();
  expect(log).toEqual(['update', 'take over', 'reload']);
});

test('a newer one that is still coming takes over when it is there', async () => {
  const worker = new FakeWorker('installing');
  begin({ installing: worker });
  const reloaded = reloadPage();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(log).toEqual(['update']);
  worker.become('installed');
  await reloaded;
  expect(log).toEqual(['update', 'take over', 'reload']);
});

test('one that does not come is not waited for', async () => {
  const worker = new FakeWorker('installing');
  begin({ installing: worker });
  const reloaded = reloadPage();
  await vi.advanceTimersByTimeAsync(1_000);
  worker.become('redundant');
  await reloaded;
  expect(log).toEqual(['update', 'reload']);
});

test.each([
  ['without a network', () => Promise.reject(new TypeError('failed'))],
  ['where nobody answers', () => new Promise<void>(() => undefined)],
])('%s the page is loaded as it was kept', async (_, update) => {
  begin({}, update);
  const reloaded = reloadPage();
  await vi.runAllTimersAsync();
  await reloaded;
  expect(log).toEqual(['update', 'reload']);
});

test('without service workers the page is loaded again', async () => {
  vi.stubGlobal('navigator', {});
  await reloadPage();
  expect(log).toEqual(['reload']);
});
