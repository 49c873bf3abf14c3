// The door to a match in a thread, with guests who do not read, and who come and go.
import { createMemoryLog } from '@turnwise/log';
import type { MatchHead } from '@turnwise/log';
import type { ServerMessage } from '@turnwise/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Guest } from '../guest.ts';
import { registry } from '../testing/odd-games.ts';
import { Cells } from './cells.ts';
import { FarGuests } from './far-guests.ts';
import { openGuardedDoor } from './guarded-door.ts';
import type { GuardedDoor } from './guarded-door.ts';

const games = new URL('../testing/odd-games.ts', import.meta.url).href;
const cells = new Cells({ games, most: 2, memory: 64, time: 60_000, idle: 60_000, spares: 0 });
const log = createMemoryLog();
let door: GuardedDoor;
let ids = 0;

async function openDoor(id: string, does: string, clock?: object): Promise<GuardedDoor> {
  const head: MatchHead = {
    id,
    game: 'heap',
    version: '1',
    at: 0,
    start: { seats: ['a', 'b'], options: { trick: { at: 'input', does } }, seed: 1 },
    settings: {
      undo: 'free',
      spectators: { allowed: true, delay: 0 },
      listed: true,
      host: 'h',
      ...(clock && { clock }),
    },
  } as MatchHead;
  await log.create(head);
  const nothing = (): void => undefined;
  const opened = await openGuardedDoor(
    {
      cells,
      log,
      games: registry.get,
      moderators: new Set(),
      now: Date.now,
      self: 's',
      talk: { perSecond: 1, burst: 5 },
      newId: () => `i${ids++}`,
      alarm: nothing,
      botFailed: nothing,
      overstayed: nothing,
      lost: nothing,
      putAway: () => Promise.resolve(),
      address: '',
    },
    head,
  );
  for (const seat of ['a', 'b']) await opened.takeSeat({ seat, holder: `holder of ${seat}` });
  return opened;
}

beforeAll(async () => {
  door = await openDoor('m', 'nothing');
});

afterAll(async () => {
  await door.close();
  cells.close();
});

class Reader implements Guest {
  readonly caller = { role: 'spectator', seat: null, viewer: null, holder: null } as const;
  readonly deltas = true;
  readonly labels = false;
  readonly seen = false;
  readonly stage = false;
  readonly heard: ServerMessage[] = [];
  reads = true;
  refused = 0;

  send(text: string): boolean {
    if (this.reads) this.heard.push(JSON.parse(text) as ServerMessage);
    else this.refused++;
    return this.reads;
  }

  get types(): readonly string[] {
    return this.heard.map(({ type }) => type).filter((type) => type !== 'presence');
  }
}

let turn = 0;

async function take(): Promise<number> {
  const seat = turn++ % 2 === 0 ? 'a' : 'b';
  const caller = { role: 'seat', seat, viewer: turn % 2 === 1 ? 0 : 1, holder: `holder of ${seat}` } as never;
  const { place, outcome } = await door.do(caller, { kind: 'act', input: { kind: 'take', stones: 1 } }, {});
  expect(outcome.kind).toBe('committed');
  return place;
}

test('who does not read is sent nothing, and then a whole look', async () => {
  const [slow, quick] = [new Reader(), new Reader()];
  await door.join(slow, undefined);
  await door.join(quick, undefined);
  slow.reads = false;
  const before = slow.heard.length;
  for (let i = 0; i < 5; i++) await take();
  expect(slow.refused).toBe(1);
  expect(slow.heard).toHaveLength(before);
  slow.reads = true;
  await take();
  expect(slow.heard).toHaveLength(before);
  await door.refresh(slow, 'slow');
  expect(slow.heard.slice(before).map(({ type }) => type)).toEqual(['resync', 'state.look', 'priority.changed']);
  await take();
  const [last, other] = [slow, quick].map(({ heard }) => heard.filter(({ type }) => type === 'state.delta').at(-1));
  expect(last).toEqual(other);
  expect(quick.heard.filter(({ type }) => type === 'state.delta')).toHaveLength(7);
});

test('texts that were on their way when a look was asked for are not passed on', () => {
  const [guests, reader] = [new FarGuests(), new Reader()];
  const no = guests.add(reader);
  const text = (type: string): string => JSON.stringify({ type });
  reader.reads = false;
  guests.send(no, 0, text('lost'));
  reader.reads = true;
  guests.send(no, 0, text('still lost'));
  expect(guests.begin(reader)).toEqual({ no, round: 1, isWelcomed: false });
  guests.send(no, 0, text('late'));
  guests.send(no, 1, text('fresh'));
  expect(reader.types).toEqual(['fresh']);
});

test('a guest that leaves is told nothing more', async () => {
  const reader = new Reader();
  const joining = door.join(reader, undefined);
  door.leave(reader);
  await joining;
  door.leave(reader);
  const { types } = reader;
  await take();
  expect(reader.types).toEqual(types);
  expect(door.isIdle).toBe(false);
});

test('who comes while a match is opened again is welcomed once', async () => {
  const other = await openDoor('other', 'crash');
  const [there, late] = [new Reader(), new Reader()];
  await other.join(there, undefined);
  const caller = { role: 'seat', seat: 'a', viewer: 0, holder: 'holder of a' } as never;
  const deed = { kind: 'act', input: { kind: 'take', stones: 3 } } as const;
  await expect(other.do(caller, deed, {})).rejects.toMatchObject({ code: 'overstayed', params: { limit: 'failure' } });
  await other.join(late, undefined);
  expect(there.types.slice(-4)).toEqual(['error', 'resync', 'state.look', 'priority.changed']);
  expect(late.types.filter((type) => type === 'welcome' || type === 'resync')).toEqual(['welcome']);
  expect(late.heard[0]).toMatchObject({ place: 3, halted: { by: 'server' } });
  await other.close();
});

test('a match whose clock runs out soon is not put away, though nobody is there; one that is over is', async () => {
  const timed = await openDoor('timed', 'nothing', { kind: 'move', time: 8_000 });
  const caller = { role: 'host', seat: null, viewer: null, holder: 'h' } as never;
  await timed.do(
    { role: 'seat', seat: 'a', viewer: 0, holder: 'holder of a' } as never,
    {
      kind: 'act',
      input: { kind: 'take', stones: 1 },
    },
    {},
  );
  expect(timed.isIdle).toBe(false);
  await expect.poll(async () => (await timed.look(caller, {})).about.stage, { timeout: 120_000 }).toBe('over');
  await expect.poll(() => timed.isIdle, { timeout: 120_000 }).toBe(true);
  await timed.close();
});
