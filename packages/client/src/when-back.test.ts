// When a program hears that the network may be back: stand-ins for what browsers, workers and Node have.
import { afterEach, expect, test } from 'vitest';
import { whenBack } from './when-back.ts';

interface Place {
  addEventListener?: unknown;
  removeEventListener?: unknown;
  document?: unknown;
}
const here = globalThis as unknown as Place;
const before: Place = { ...pick(here) };
afterEach(() => {
  for (const name of ['addEventListener', 'removeEventListener', 'document'] as const)
    if (before[name] === undefined) delete here[name];
    else here[name] = before[name];
});

function pick({ addEventListener, removeEventListener, document }: Place): Place {
  return { addEventListener, removeEventListener, document };
}

function online(): EventTarget {
  const target = new EventTarget();
  here.addEventListener = target.addEventListener.bind(target);
  here.removeEventListener = target.removeEventListener.bind(target);
  return target;
}

test('in a browser: when it is online again, and when its page is seen again', () => {
  const network = online();
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  here.document = page;
  let count = 0;
  const stop = whenBack(() => count++);
  network.dispatchEvent(new Event('online'));
  expect(count).toBe(1);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(count).toBe(1);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(count).toBe(2);
  stop();
  network.dispatchEvent(new Event('online'));
  page.dispatchEvent(new Event('visibilitychange'));
  expect(count).toBe(2);
});

test('in a worker, which has no document: when it is online again', () => {
  const network = online();
  delete here.document;
  let count = 0;
  const stop = whenBack(() => count++);
  network.dispatchEvent(new Event('online'));
  stop();
  network.dispatchEvent(new Event('online'));
  expect(count).toBe(1);
});

test('in Node: never', () => {
  for (const name of ['addEventListener', 'removeEventListener', 'document'] as const) delete here[name];
  expect(() => whenBack(() => undefined)()).not.toThrow();
});
