/**
 * Connections of people who mean no good: half open, never finished, too fast, too many, too large, in too many pieces, or not reading. Each
 * is done with the limits that a server usually has (but for shorter times), and gives what became of it, or what was wrong.
 */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { PLAY_PATH } from '@turnwise/protocol';
import { WebSocket } from 'ws';
import { askAt } from './ask.ts';
import type { SeatAt } from './malformed-messages.ts';
import { nested } from './mutants.ts';
import { Talker } from './talker.ts';

/** What became of it, in a few words. Throws where it is not as it should be. */
export type Odd = (seat: SeatAt) => Promise<string>;

/** Shorter than usual, so that nobody waits for minutes. */
export const ODD_LIMITS = {
  headersTime: 1_000,
  requestTime: 2_000,
  idleTime: 3_000,
  loungeTime: 2_000,
  heartbeat: 6_000,
  unsentTime: 1_000,
};

export const ODD_CONNECTIONS: Readonly<Record<string, Odd>> = {
  'connected and silent': (seat) => halfOpen(seat, ''),
  'headers that never end': (seat) => halfOpen(seat, 'GET /health HTTP/1.1\r\nhost: x\r\nx-a: '),
  'a body that never ends': (seat) =>
    halfOpen(
      seat,
      'POST /api/v1/matches HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{"game":',
    ),
  'chunks that never end': (seat) =>
    halfOpen(
      seat,
      'POST /api/v1/matches HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n4\r\n{"ga',
    ),
  'an upgrade that never ends': (seat) =>
    halfOpen(
      seat,
      `GET ${PLAY_PATH} HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\n`,
    ),
  'a socket that never says hello': silentSockets,
  'a flood of messages': flood,
  'a flood of pings, not read': pingFlood,
  'too many sockets': tooManySockets,
  'a body of a gigabyte': hugeBody,
  'a message that is too large': hugeMessage,
  'a message in ten thousand pieces': fragments,
  'nested a thousand deep': deep,
  'a compressed bomb': bomb,
  'a thousand requests at once': pipelined,
  'bytes that are no request': noise,
};

const MANY = 50;

/** All of them are closed by the server within the times that it gives them. */
async function halfOpen({ url, from }: SeatAt, text: string): Promise<string> {
  const begun = Date.now();
  await Promise.all(Array.from({ length: MANY }, () => raw(url, from, text, 40_000)));
  return `${MANY} closed within ${Math.round((Date.now() - begun) / 100) / 10} s`;
}

async function silentSockets({ url, from }: SeatAt): Promise<string> {
  const talkers = Array.from({ length: MANY }, () => new Talker(url, from));
  const codes = await Promise.all(talkers.map(async (talker) => (await talker.until(() => false)).code));
  must(
    codes.every((code) => code === '4409'),
    `closed with ${codes.join(' ')}`,
  );
  return `${MANY} closed with 4409`;
}

async function flood({ url, match, token, from }: SeatAt): Promise<string> {
  const talker = new Talker(url, from);
  await talker.hello(match, token);
  for (let i = 0; i < 20_000; i++) talker.say('{"type":"ping"}');
  await talker.until(({ type }) => type === 'closed');
  must(talker.closed === 4429, `closed with ${talker.closed}`);
  must(talker.texts.length < 200, `${talker.texts.length} answers`);
  return `closed with 4429 after ${talker.texts.length} answers`;
}

/** Pings of the socket itself, at line speed: what answers them would pile up in the server, as nobody reads it. */
async function pingFlood({ url, match, token, from }: SeatAt): Promise<string> {
  const talker = new Talker(url, from);
  await talker.hello(match, token);
  let pongs = 0;
  talker.socket.on('pong', () => pongs++);
  const below = rawSocketOf(talker.socket);
  below.pause();
  const filler = Buffer.alloc(125, 'x');
  for (let i = 0; i < 50_000 && talker.closed === undefined; i++) {
    talker.socket.ping(filler);
    if (i % 1_000 === 999) await sleep(1);
  }
  below.resume();
  await talker.until(({ type }) => type === 'closed');
  // Whoever is still sending may not hear why.
  must(talker.closed === 4429 || talker.closed === 1006, `closed with ${talker.closed}`);
  must(pongs < 400, `${pongs} answers`);
  return `closed with ${talker.closed} after ${pongs} answers`;
}

async function tooManySockets({ url, from }: SeatAt): Promise<string> {
  const talkers = Array.from({ length: 140 }, () => new Talker(url, from));
  await Promise.all(talkers.map((talker) => talker.opened()));
  const refused = (): number => talkers.filter(({ closed }) => closed === 4430).length;
  for (let i = 0; i < 50 && refused() < 40; i++) await sleep(50);
  const count = refused();
  for (const talker of talkers) talker.close();
  await sleep(200);
  must(count >= 40, `${count} refused`);
  return `${count} of 140 refused with 4430`;
}

async function hugeBody({ url, from }: SeatAt): Promise<string> {
  const head = 'POST /api/v1/matches HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
  const told = await raw(url, from, `${head}content-length: 1000000000\r\n\r\n{`, 40_000);
  must(told.includes(' 413 '), told.slice(0, 100));
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  const endless = await raw(url, from, `${head}transfer-encoding: chunked\r\n\r\n${chunk.repeat(20)}`, 40_000);
  must(endless.includes(' 413 ') || endless === '', endless.slice(0, 100));
  return 'refused with 413, and not read';
}

async function hugeMessage({ url, match, token, from }: SeatAt): Promise<string> {
  const talker = new Talker(url, from);
  await talker.hello(match, token);
  talker.say('x'.repeat(5_000_000));
  await talker.until(({ type }) => type === 'closed');
  // Whoever is still sending may not hear why.
  must(talker.closed === 1009 || talker.closed === 1006, `closed with ${talker.closed}`);
  return 'closed with 1009';
}

async function fragments({ url, match, token, from }: SeatAt): Promise<string> {
  const talker = new Talker(url, from);
  await talker.hello(match, token);
  for (let i = 0; i < 10_000 && talker.closed === undefined; i++) talker.socket.send('x', { fin: false });
  await talker.until(({ type }) => type === 'closed');
  // As above.
  must(talker.closed === 1008 || talker.closed === 1006, `closed with ${talker.closed}`);
  return 'closed with 1008';
}

async function deep({ url, match, token, from }: SeatAt): Promise<string> {
  const talker = new Talker(url, from);
  await talker.hello(match, token);
  const input = { kind: 'place', cell: nested(1_000) };
  const { code } = await talker.answer({ type: 'action.submit', match, input });
  talker.close();
  must(code === 'malformed', `${code}`);
  const { status } = await askAt(url, 'POST', `matches/${match}/actions`, { token, body: { input } });
  must(status === 400, String(status));
  return 'malformed';
}

/** Nothing is unpacked here, so that a bomb is what it is: some bytes that are no JSON. */
async function bomb({ url, match, token, from }: SeatAt): Promise<string> {
  const packed = gzipSync(Buffer.alloc(20_000_000, 'x'));
  const response = await fetch(`${url}/api/v1/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: packed,
  });
  must(response.status === 400 || response.status === 413, String(response.status));
  const socket = new WebSocket(`${url.replace('http', 'ws')}${PLAY_PATH}`, {
    perMessageDeflate: true,
    localAddress: from,
  });
  await new Promise((resolve) => socket.once('open', resolve));
  const { extensions } = socket;
  socket.terminate();
  must(extensions === '', `it unpacks messages: ${extensions}`);
  const talker = new Talker(url, from);
  await talker.hello(match, token);
  // A frame that says it is compressed.
  rawSocketOf(talker.socket).write(Buffer.from([0xc1, 0x80, 0, 0, 0, 0]));
  await talker.until(({ type }) => type === 'closed');
  must(talker.closed === 1002, `closed with ${talker.closed}`);
  return 'never unpacked';
}

async function pipelined({ url, from }: SeatAt): Promise<string> {
  const one = 'GET /api/v1/games HTTP/1.1\r\nhost: x\r\n\r\n';
  const told = await raw(url, from, one.repeat(1_000), 40_000);
  const statuses = [...told.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => status);
  const good = statuses.filter((status) => status === '200').length;
  must(
    statuses.every((status) => status === '200' || status === '429'),
    [...new Set(statuses)].join(' '),
  );
  must(good < 400, `${good} were answered`);
  return `${good} answered, ${statuses.length - good} refused with 429`;
}

async function noise({ url, from }: SeatAt): Promise<string> {
  for (let i = 0; i < MANY; i++) {
    const bytes = Buffer.from(Array.from({ length: 200 }, (_, at) => (at * 31 + i * 17) % 256));
    const told = await raw(url, from, bytes, 40_000);
    must(told === '' || told.startsWith('HTTP/1.1 400 '), told.slice(0, 100));
  }
  return `${MANY} refused with 400`;
}

/** Everything that came until the server closed the connection; throws if it does not. */
function raw(url: string, from: string | undefined, text: string | Buffer, patience: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let told = '';
    const { hostname: host, port } = new URL(url);
    const socket = connect({ host, port: Number(port), ...(from === undefined ? {} : { localAddress: from }) });
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`the connection was left open; it said ${told.slice(0, 100)}`));
    }, patience);
    socket.on('connect', () => socket.write(text));
    socket.on('data', (data) => void (told += data.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(told);
    });
  });
}

export function rawSocketOf(socket: WebSocket): { write(bytes: Buffer): void; pause(): void; resume(): void } {
  // oxlint-disable-next-line no-underscore-dangle -- The package ws offers no other way to what lies under a socket.
  return (socket as unknown as { _socket: ReturnType<typeof rawSocketOf> })._socket;
}

export function must(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
