// Servers that are too old are refused before anything is written to them.
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { LogError } from '@turnwise/log';
import { expect, test } from 'vitest';
import { openNatsLog } from './index.ts';
import { refusalOf } from './server-version.ts';

/** Greets as a server of this version does, and answers pings; it counts what else is asked of it. */
async function greeter(version: string): Promise<{ readonly server: Server; readonly asked: string[] }> {
  const asked: string[] = [];
  const info = { server_id: 'x', version, proto: 1, headers: true, max_payload: 1_048_576, jetstream: true };
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write(`INFO ${JSON.stringify(info)}\r\n`);
    socket.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString('utf8').split('\r\n'))
        if (line === 'PING') socket.write('PONG\r\n');
        else if (line !== '' && !line.startsWith('CONNECT')) asked.push(line);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, asked };
}

test('NATS 2.9.10 is refused, with the version found and the one needed', async () => {
  const { server, asked } = await greeter('2.9.10');
  const { port } = server.address() as AddressInfo;
  const refused = await openNatsLog(`nats://127.0.0.1:${port}`).catch((thrown: unknown) => thrown);
  server.close();
  expect(refused).toBeInstanceOf(LogError);
  expect(refused).toMatchObject({ code: 'unsupported' });
  expect((refused as LogError).message).toMatch(/2\.9\.10.*2\.11/);
  expect(asked).toEqual([]);
});

test('a server that is not there is unavailable', async () => {
  const { server } = await greeter('2.15.1');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  await expect(openNatsLog(`nats://127.0.0.1:${port}`)).rejects.toMatchObject({ code: 'unavailable' });
});

test.each([
  ['2.15.1', true],
  ['2.11.0', true],
  ['2.12.0-RC.1', true],
  ['3.0.0', true],
  ['2.10.27', false],
  ['2.9.10', false],
  ['1.99.0', false],
  ['', false],
])('version %j is taken: %s', (version, isTaken) => {
  expect(refusalOf(version) === undefined).toBe(isTaken);
});
