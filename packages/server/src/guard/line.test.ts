// Errors that have a code keep it on their way between two threads.
import { LogError } from '@turnwise/log';
import { TableError } from '@turnwise/table';
import { expect, test } from 'vitest';
import { asPlatformError } from '../house.ts';
import { PlatformError } from '../platform-error.ts';
import { Line } from './line.ts';
import type { LineMessage } from './line.ts';

/** Two ends of a channel; what is sent through it is copied, as between threads. */
function lines(handlers: ConstructorParameters<typeof Line>[1]): Line {
  const ends: Line[] = [];
  const port = (other: number) => ({
    postMessage: (message: unknown) => queueMicrotask(() => ends[other]?.hear(structuredClone(message) as LineMessage)),
  });
  ends.push(new Line(port(1), {}), new Line(port(0), handlers));
  return ends[0] as Line;
}

test.each<[string, Error, string, Record<string, unknown>]>([
  ['an error of the platform', new PlatformError('seatTaken'), 'seatTaken', {}],
  ['an error of the log', new LogError('full', 'no room'), 'unavailable', { reason: 'full' }],
  ['a table that departed', new TableError('departed', 'why'), 'departed', { reason: 'departed' }],
  ['a table that was closed', new TableError('closed', 'why'), 'unavailable', { reason: 'closed' }],
])('%s', async (_, error, code, params) => {
  const line = lines({
    fail: () => {
      throw error;
    },
  });
  const thrown: unknown = await line.call('fail').catch((caught: unknown) => caught);
  expect(asPlatformError(thrown)).toMatchObject({ code, params });
});

test('any other error is a fault of the program', async () => {
  const line = lines({ fail: () => Promise.reject(new TypeError('odd')) });
  const thrown: unknown = await line.call('fail').catch((caught: unknown) => caught);
  expect(asPlatformError(thrown)).not.toBeInstanceOf(PlatformError);
  expect(String(thrown)).toContain('odd');
});
