import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findDocument } from './find-document.ts';

vi.mock('../../sources/table-worker.ts', () => ({}));

beforeEach(() => void vi.stubGlobal('sessionStorage', { getItem: () => null }));
afterEach(() => void vi.unstubAllGlobals());

/** A server that answers like this. */
function begin(answer: () => Response): void {
  vi.stubGlobal('fetch', async () => answer());
}
const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

test('a match that the server does not give is not there', async () => {
  for (const code of ['unknownMatch', 'forbidden']) {
    begin(() => json({ error: { code, message: '' } }, code === 'forbidden' ? 403 : 404));
    expect(await findDocument('served')).toBeUndefined();
  }
  begin(() => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }));
  expect(await findDocument('served')).toBeUndefined();
});

test('a server that cannot be reached, or is busy, is told as that', async () => {
  begin(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(findDocument('served')).rejects.toMatchObject({ code: 'unreachable' });
  begin(() => json({ error: { code: 'notReady', message: '' } }, 503));
  await expect(findDocument('served')).rejects.toMatchObject({ code: 'notReady' });
});

test('a match of this device is not asked of a server', async () => {
  begin(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await findDocument('~0123456789ab')).toBeUndefined();
});

test('a whole document is that of a match that is over', async () => {
  begin(() => json({ game: 'whist', seats: [], inputs: [] }));
  expect(await findDocument('served')).toMatchObject({ isOver: true, mine: [], end: null });
});
