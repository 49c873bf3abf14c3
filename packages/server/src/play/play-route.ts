/** Where sockets come in: who may, and what becomes of them. */
import type { Duplex } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import { PLAY_PATH } from '@turnwise/protocol';
import type { ErrorCode } from '@turnwise/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isAllowedOrigin } from '../origins.ts';
import { PlatformError } from '../platform-error.ts';
import type { ServerOptions } from '../server-options.ts';
import type { Sockets } from '../sockets.ts';
import type { Work } from '../work.ts';
import { Connection } from './connection.ts';
import type { ConnectionWorld, Wire } from './connection.ts';

export interface Play {
  readonly world: ConnectionWorld;
  readonly work: Work;
  readonly sockets: Sockets;
  readonly origins: ServerOptions['origins'];
  readonly isDraining: () => boolean;
}

export function addPlay(app: FastifyInstance, play: Play): void {
  app.route({
    method: 'GET',
    url: PLAY_PATH,
    handler: () => {
      throw new PlatformError('upgradeRequired');
    },
    wsHandler: (socket, request) => meet(socket, request, play),
  });
}

function meet(socket: WebSocket, request: FastifyRequest, play: Play): void {
  const { sockets, work } = play;
  const world = { ...play.world, payer: work.payer(request.ip) };
  const connection = new Connection(world, wireOf(socket, request.socket));
  const no = whyNot(play, request, connection);
  socket.on('close', () => {
    sockets.delete(request.ip, connection);
    connection.closed();
  });
  socket.on('error', () => socket.terminate());
  if (no !== undefined) return connection.end(no);
  socket.on('ping', (data: Buffer) => connection.pinged(data));
  socket.on('pong', () => connection.ponged());
  // Only text is spoken here.
  socket.on('message', (data: Buffer, isBinary: boolean) =>
    connection.receive(isBinary ? undefined : data.toString('utf8')),
  );
}

/** `ws` writes each message by itself; several in one go are up to the stream below it. */
function wireOf(socket: WebSocket, stream: Pick<Duplex, 'cork' | 'uncork'>): Wire {
  return {
    send: (text, sent) => socket.send(text, sent),
    close: (code, reason) => socket.close(code, reason),
    get bufferedAmount() {
      return socket.bufferedAmount;
    },
    ping: () => socket.ping(),
    pong: (data) => socket.pong(data),
    terminate: () => socket.terminate(),
    cork: () => stream.cork(),
    uncork: () => stream.uncork(),
  };
}

function whyNot(
  { sockets, origins, isDraining }: Play,
  request: FastifyRequest,
  connection: Connection,
): ErrorCode | undefined {
  const { origin, host } = request.headers;
  if (isDraining()) return 'draining';
  if (!isAllowedOrigin(origin, host, origins)) return 'badOrigin';
  return sockets.add(request.ip, connection) ? undefined : 'tooManySockets';
}
