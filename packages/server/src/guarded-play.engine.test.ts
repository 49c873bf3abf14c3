// A ruleset that somebody brings is played in a thread as it would be here: everybody hears the same.
import { readFileSync } from 'node:fs';
import { createMemoryLog, MemoryStore } from '@turnwise/log';
import type { MatchHead } from '@turnwise/log';
import type { Json } from '@turnwise/kernel';
import type { ServerMessage } from '@turnwise/protocol';
import { registry } from '@turnwise/registry';
import { afterEach, expect, test } from 'vitest';
import { hashToken } from './index.ts';
import type { ServerOptions } from './index.ts';
import { playOn } from './testing/play-on.ts';
import { Player, startServer } from './testing/players.ts';
import type { TestServer } from './testing/players.ts';

const open: TestServer[] = [];
afterEach(async () => {
  for (const { server } of open.splice(0)) await server.close();
});

const duel = JSON.parse(readFileSync(new URL('../../../games/duel/src/ruleset.json', import.meta.url), 'utf8')) as Json;
const games = new URL('../../../games/registry/src/index.ts', import.meta.url).href;
const SEATS = ['ann', 'bob'];
const match = 'duel';

/** The same match everywhere: only what it is played by differs. */
async function begin(brought: NonNullable<ServerOptions['brought']>): Promise<TestServer> {
  const store = new MemoryStore();
  const house = await startServer({ brought, limits: { threadTime: 60_000 } }, store);
  open.push(house);
  const { ruleset } = (await house.api('POST', 'rulesets', { body: { document: duel } })).body as { ruleset: string };
  const head: MatchHead = {
    id: match,
    game: 'ruleset',
    version: registry.get('ruleset')?.version ?? '',
    at: 0,
    start: { seats: SEATS, options: {}, seed: 7, content: { option: 'ruleset', hash: ruleset } },
    settings: { undo: 'free', spectators: { allowed: true, delay: 0 }, listed: true, host: hashToken('host') },
  };
  await createMemoryLog(store).create(head);
  return house;
}

/** Plays to the end; gives what each of them heard. Who is online is told apart: when that comes is a matter of chance. */
async function played(house: TestServer): Promise<readonly (readonly ServerMessage[])[]> {
  const players = new Map<string, Player>();
  const tokens = new Map<string, string>();
  for (const seat of SEATS) {
    const taken = await house.api('POST', `matches/${match}/seats`, { body: { seat, name: `${seat}'s player` } });
    tokens.set(seat, (taken.body as { token: string }).token);
  }
  for (const seat of SEATS) {
    const player = new Player(house.url);
    await player.join(match, tokens.get(seat), {
      deltas: seat === 'ann',
      labels: seat === 'bob',
      stage: seat === 'ann',
    });
    players.set(seat, player);
  }
  const watcher = new Player(house.url);
  await watcher.join(match, undefined, { stage: true });
  const ann = players.get('ann') as Player;
  await playOn(players, match, 12);
  await ann.send({ type: 'undo', id: 'u', match });
  await ann.send({ type: 'redo', id: 'r', match });
  await ann.send({ type: 'action.submit', id: 'w', match, input: { kind: 'nonsense' } });
  const place = ann.place;
  for (const player of [...players.values(), watcher]) await player.until(() => player.place >= place);
  await playOn(players, match, 600);
  const all = [...players.values(), watcher];
  for (const player of all) await player.until(() => player.of('ended').length > 0);
  const looked = await house.api('GET', `matches/${match}`, { token: tokens.get('bob') ?? null });
  const events = await house.api('GET', `matches/${match}/events?after=${ann.place - 5}`);
  const document = await house.api('GET', `matches/${match}/document`, { token: tokens.get('ann') ?? null });
  const told = [looked, events, document].map(({ body }) => withoutTimes(body as ServerMessage));
  return [...all.map(({ heard }) => heard.filter(({ type }) => type !== 'presence').map(withoutTimes)), told];
}

function withoutTimes(message: ServerMessage): ServerMessage {
  return JSON.parse(JSON.stringify(message, (name, value: unknown) => (name === 'at' ? 0 : value))) as ServerMessage;
}

test('a whole game of a ruleset in a thread, with the same messages as without one', async () => {
  const here = await played(await begin('unguarded'));
  const there = await played(await begin({ games }));
  expect(here[0]?.length).toBeGreaterThan(100);
  for (const [i, heard] of here.entries()) expect(JSON.stringify(there[i])).toBe(JSON.stringify(heard));
});
