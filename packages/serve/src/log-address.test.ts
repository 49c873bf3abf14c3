import { expect, test } from 'vitest';
import { describeLog, readLogAddress } from './index.ts';

test.each([
  ['memory', { kind: 'memory' }, 'memory, and are lost when it stops'],
  ['sqlite:games.db', { kind: 'sqlite', file: 'games.db' }, 'games.db'],
  ['sqlite:/var/lib/a b.db', { kind: 'sqlite', file: '/var/lib/a b.db' }, '/var/lib/a b.db'],
  [
    'postgres://ann:secret@db.example.org:5433/games',
    { kind: 'postgres', url: 'postgres://ann:secret@db.example.org:5433/games' },
    'PostgreSQL at db.example.org:5433, database games',
  ],
  ['postgresql:///games', { kind: 'postgres' }, 'PostgreSQL at this machine, database games'],
  [
    'nats://ann:secret@a:4222,nats://b:4222',
    { kind: 'nats', servers: 'nats://ann:secret@a:4222,nats://b:4222' },
    'NATS at a:4222, b:4222',
  ],
  [
    'nats://a:4222?replicas=1&name=trial',
    { kind: 'nats', servers: 'nats://a:4222', replicas: 1, name: 'trial' },
    'NATS at a:4222',
  ],
])('%s', (text, address, told) => {
  const read = readLogAddress(text);
  expect(read).toMatchObject({ ok: true, value: address });
  if (read.ok) expect(describeLog(read.value)).toBe(told);
});

test.each([
  ['', /^expected sqlite:FILE, memory, postgres:/],
  ['games.db', /^expected sqlite:FILE, memory, postgres:/],
  ['mysql://host/games', /^expected sqlite:FILE, memory, postgres:/],
  ['sqlite:', /^expected the name of a file after sqlite:/],
  ['memory:x', /alone/],
  ['postgres:', /^expected postgres:\/\/user@host\/database/],
  ['nats://', /^expected nats:\/\/host:4222/],
  ['nats://a:4222,b', /^expected nats:\/\/host:4222/],
  ['nats://a:4222?replicas=2', /^expected 1 or 3 replicas, found 2/],
  ['nats://a:4222?copies=2', /found copies/],
])('%j is refused', (text, why) => {
  expect(readLogAddress(text)).toEqual({ ok: false, error: expect.stringMatching(why) as string });
});
