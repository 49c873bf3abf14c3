import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

test('a server is asked again after the network was gone, and not after it has answered', async () => {
  const answers = vi.fn<() => Promise<Response>>();
  answers.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(json({ games: [] }));
  vi.stubGlobal('fetch', answers);
  const { hasServer } = await import('./server-api.ts');
  expect(await hasServer()).toBe(false);
  expect(await hasServer()).toBe(true);
  expect(await hasServer()).toBe(true);
  expect(answers).toHaveBeenCalledTimes(2);
});

test('a host that has no such page is asked once', async () => {
  const answers = vi.fn(() => Promise.resolve(new Response('not found', { status: 404 })));
  vi.stubGlobal('fetch', answers);
  const { hasServer } = await import('./server-api.ts');
  expect(await hasServer()).toBe(false);
  expect(await hasServer()).toBe(false);
  expect(answers).toHaveBeenCalledTimes(1);
});

test.each([429, 500, 502, 503])('a server that is busy is asked again: %i', async (status) => {
  const answers = vi.fn<() => Promise<Response>>();
  answers
    .mockResolvedValueOnce(json({ error: { code: 'rateLimited', message: 'Too many' } }, status))
    .mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status }))
    .mockResolvedValue(json({ games: [] }));
  vi.stubGlobal('fetch', answers);
  const { serverState } = await import('./server-api.ts');
  expect(await serverState()).toBe('unreachable');
  expect(await serverState()).toBe('unreachable');
  expect(await serverState()).toBe('there');
});

test('a host that answers everything with its page has no server', async () => {
  const answers = vi.fn(() => Promise.resolve(new Response('<!doctype html>', { status: 200 })));
  vi.stubGlobal('fetch', answers);
  const { serverState } = await import('./server-api.ts');
  expect([await serverState(), await serverState()]).toEqual(['none', 'none']);
  expect(answers).toHaveBeenCalledTimes(1);
});

test('what a server refuses has its code', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(json({ error: { code: 'seatTaken', message: 'Taken', params: { seat: 'X' } } }, 409)),
  );
  const { takeSeat } = await import('./server-api.ts');
  await expect(takeSeat('m', {})).rejects.toMatchObject({ code: 'seatTaken', message: 'Taken', params: { seat: 'X' } });
});
