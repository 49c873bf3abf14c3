/** Takes the port that was asked for; or, where none was, the first free one of a few. */
import { createServer as createProbe } from 'node:net';
import { fail, ok } from '@turnwise/kernel';
import type { Result } from '@turnwise/kernel';
import type { TurnwiseServer } from '@turnwise/server';

export interface ListenOptions {
  readonly host: string;
  /** Without it: 8080, or the next that is free. */
  readonly port?: number;
}

export interface Listening {
  readonly url: string;
  readonly port: number;
}

/** The port of those who ask for none. */
export const USUAL_PORT = 8_080;
const TRIES = 20;

export async function listenOn(
  server: TurnwiseServer,
  { host, port }: ListenOptions,
): Promise<Result<Listening, string>> {
  const wanted = port ?? (await firstFree(host));
  try {
    await server.listen(wanted, host);
  } catch (thrown) {
    return fail(whyNot(thrown, host, wanted));
  }
  const address = server.app.server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : wanted;
  return ok({ url: `http://${shown(host)}:${taken}`, port: taken });
}

async function firstFree(host: string): Promise<number> {
  for (let port = USUAL_PORT; port < USUAL_PORT + TRIES; port++) if (await isFree(host, port)) return port;
  return USUAL_PORT;
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createProbe();
    // Whatever else is wrong is told by whoever really listens.
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** An address that can be typed: one that stands for all of them is told as this machine. */
function shown(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function whyNot(thrown: unknown, host: string, port: number): string {
  const { code, message } = thrown as NodeJS.ErrnoException;
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} of ${host} is in use: give another, or 0 for any that is free`;
    case 'EACCES':
      return `port ${port}: permission denied`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${host} is not an address of this machine`;
    default:
      return `port ${port} of ${host}: ${message}`;
  }
}
