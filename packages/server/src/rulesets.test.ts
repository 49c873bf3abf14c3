// Rulesets that people bring: what is wrong is told by its place in what was sent, and a match is played by one of them.
import { readFileSync } from 'node:fs';
import type { Json } from '@turnwise/kernel';
import { afterEach, expect, test } from 'vitest';
import { startServer } from './testing/players.ts';
import type { TestServer } from './testing/players.ts';

const open: TestServer[] = [];
afterEach(async () => {
  for (const { server } of open.splice(0)) await server.close();
});

async function start(): Promise<TestServer> {
  const server = await startServer({ brought: 'unguarded' });
  open.push(server);
  return server;
}

const duel = JSON.parse(readFileSync(new URL('../../../games/duel/src/ruleset.json', import.meta.url), 'utf8')) as {
  readonly [field: string]: Json;
};

test.each<[string, Json, string]>([
  ['a part', { ...duel, zones: 7 }, 'document.zones'],
  ['the whole', 7, 'document'],
])('%s of a ruleset that is wrong is named as it was sent', async (_, document, path) => {
  const { api } = await start();
  expect(await api('POST', 'rulesets', { body: { document } })).toMatchObject({
    status: 422,
    body: { error: { code: 'invalidRuleset', params: { issues: [{ path }] } } },
  });
});

test('a match that names two rulesets is refused, as it could be played by one', async () => {
  const { api } = await start();
  const { ruleset } = (await api('POST', 'rulesets', { body: { document: duel } })).body as { ruleset: string };
  const create = (options: Json): ReturnType<TestServer['api']> =>
    api('POST', 'matches', { body: { game: 'ruleset', ruleset, options } });
  expect(await create({ ruleset: 'example' })).toMatchObject({
    status: 422,
    body: { error: { code: 'invalidMatch', params: { issues: [{ path: 'options.ruleset' }] } } },
  });
  expect((await create({})).status).toBe(201);
});
