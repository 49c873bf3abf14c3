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
