// The log does not grow by what changes nothing, and a log that has such records can be read.
import type { LogRecord } from '@turnwise/log';
import { createMemoryLog } from '@turnwise/log';
import { expect, test } from 'vitest';
import type { TableEntry } from './index.ts';
import { begin, hallOf, records } from './testing/hall.ts';

test.each<[string, TableEntry, string]>([
  ['a no when nobody has asked', { kind: 'decline', seat: 'X' }, 'noChange'],
  ['resume while it runs', { kind: 'resume', by: 'host' }, 'noChange'],
  ['a kick of nobody', { kind: 'seat', seat: 'X', holder: null, by: 'host' }, 'noChange'],
  ['mute of no seat', { kind: 'mute', by: 'host' }, 'unknownSeat'],
  ['mute of a seat that there is not', { kind: 'mute', by: 'host', seat: 'Z' }, 'unknownSeat'],
  ['unmute of somebody who may speak', { kind: 'unmute', by: 'host', seat: 'X' }, 'noChange'],
])('%s', async (_, entry, code) => {
  const hall = hallOf(1);
  const { id } = await begin(hall, 'tic-tac-toe');
  const table = await hall.open(id);
  expect(await table.enter(entry)).toMatchObject({ kind: 'refused', refusal: { code } });
  expect(await records(hall, id)).toEqual([]);
  const old = { ...entry, id: 'old', at: 5, frame: 0, hash: 0 };
  await createMemoryLog(hall.store).append(id, 0, [old as unknown as LogRecord]);
  expect(await (await hall.open(id)).read(({ place }) => place)).toBe(1);
});

test('each of them does something once', async () => {
  const hall = hallOf(1);
  const { id } = await begin(hall, 'tic-tac-toe', {
    settings: { undo: 'consent', spectators: { allowed: true, delay: 0 }, listed: true, host: 'h' },
  });
  const table = await hall.open(id);
  await table.enter({ kind: 'input', seat: 'X', input: null }, { raw: { kind: 'place', cell: 4 } });
  await table.enter({ kind: 'undo', seat: 'X' });
  // Who has asked is known after a restart.
  await table.close();
  const again = await hall.open(id);
  const twice: readonly TableEntry[] = [
    { kind: 'decline', seat: 'O' },
    { kind: 'mute', by: 'host', seat: 'X' },
    { kind: 'unmute', by: 'host', seat: 'X' },
    { kind: 'halt', by: 'host' },
    { kind: 'resume', by: 'host' },
  ];
  for (const entry of twice) {
    expect(await again.enter(entry), entry.kind).toMatchObject({ kind: 'done' });
    expect(await again.enter(entry), entry.kind).toMatchObject({ refusal: { code: 'noChange' } });
  }
});
