/**
 * Stands between a log and a node of NATS, and loses appends or their answers. The node must not tell clients of other nodes
 * (`isHidden` of the cluster), or they would go around it.
 */
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** `cut`: it is passed on, and the connection ends at once, so that nobody knows. */
export type Fate = 'passed' | 'lost' | 'answerLost' | 'cut';

export interface Proxy {
  readonly url: string;
  /** Answers that were swallowed. */
  readonly swallowed: number;
  close(): Promise<void>;
}

/** `nodeUrl` is `nats://HOST:PORT`. `fate` says what happens to the next append. */
export async function startProxy(nodeUrl: string, fate: () => Fate): Promise<Proxy> {
  const { hostname, port } = new URL(nodeUrl);
  const open = new Set<Socket>();
  const count = { swallowed: 0 };
  const server = createServer((client) => {
    const node = connect(Number(port), hostname);
    for (const socket of [client, node]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        node.destroy();
      });
    }
    carry(client, node, fate, () => void count.swallowed++);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `nats://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get swallowed() {
      return count.swallowed;
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

function carry(client: Socket, node: Socket, fate: () => Fate, swallow: () => void): void {
  /** Where the answers come that are swallowed. */
  const lost = new Set<string>();
  const asked = new Frames();
  client.on('data', (chunk) => {
    for (const { words, bytes } of asked.add(chunk)) {
      const [kind = '', subject = '', reply = ''] = words;
      const isAppend = kind.endsWith('PUB') && /^[^.]+\.record\./.test(subject);
      const next = isAppend ? fate() : 'passed';
      if (next === 'lost') continue;
      if (next === 'answerLost') lost.add(reply);
      node.write(bytes);
      if (next === 'cut') return client.destroy();
    }
  });
  const answered = new Frames();
  node.on('data', (chunk) => {
    for (const { words, bytes } of answered.add(chunk)) {
      const [kind = '', subject = ''] = words;
      if (kind.endsWith('MSG') && lost.delete(subject)) swallow();
      else client.write(bytes);
    }
  });
}

interface Frame {
  /** Of its first line. */
  readonly words: readonly string[];
  /** All of it, as it came. */
  readonly bytes: Buffer;
}

/** The protocol of NATS: lines, and after some of them as many bytes as their last word says. */
class Frames {
  #rest = Buffer.alloc(0);

  add(chunk: Buffer): readonly Frame[] {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    const frames: Frame[] = [];
    for (let frame = this.#next(); frame !== undefined; frame = this.#next()) frames.push(frame);
    return frames;
  }

  #next(): Frame | undefined {
    const line = this.#rest.indexOf('\r\n');
    if (line < 0) return undefined;
    const words = this.#rest.toString('latin1', 0, line).split(' ');
    const payload = /^H?(?:PUB|MSG)$/.test(words[0] ?? '') ? Number(words.at(-1)) + 2 : 0;
    const end = line + 2 + payload;
    if (this.#rest.length < end) return undefined;
    const bytes = this.#rest.subarray(0, end);
    this.#rest = this.#rest.subarray(end);
    return { words, bytes };
  }
}
