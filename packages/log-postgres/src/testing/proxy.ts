/** Stands between a log and its server, and loses appends or their answers. Like the server, it is reached by a socket in a folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `cut`: it is passed on, and the connection ends at once, so that nobody knows. */
export type Fate = 'passed' | 'lost' | 'answerLost' | 'cut';

export interface Proxy {
  readonly url: string;
  close(): Promise<void>;
}

const SOCKET = '.s.PGSQL.5432';

/** `fate` says what happens to the next append. */
export async function startProxy(serverFolder: string, fate: () => Fate): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'turnwise-proxy-'));
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const behind = connect(join(serverFolder, SOCKET));
    for (const socket of [client, behind]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        behind.destroy();
      });
    }
    carry(client, behind, fate);
  });
  await new Promise<void>((resolve) => {
    server.listen(join(folder, SOCKET), resolve);
  });
  return {
    url: `postgres://turnwise@/postgres?host=${encodeURIComponent(folder)}`,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function carry(client: Socket, server: Socket, fate: () => Fate): void {
  let isAnswerLost = false;
  client.on('data', (chunk) => {
    // The first statement of a connection brings its text along, later ones only the name.
    const next = chunk.includes('turnwise-append') ? fate() : 'passed';
    if (next === 'lost') return client.destroy();
    server.write(chunk);
    if (next === 'cut') return client.destroy();
    if (next === 'answerLost') isAnswerLost = true;
  });
  server.on('data', (chunk) => (isAnswerLost ? client.destroy() : client.write(chunk)));
}
