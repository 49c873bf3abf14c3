/** What answers requests, before it knows any route. */
import fastifyWebsocket from '@fastify/websocket';
import type { WebSocket } from '@fastify/websocket';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PROTOCOL_LIMITS } from '@turnwise/protocol';
import { limitConnections } from './connections.ts';
import { hardened } from './http/hardening.ts';
import type { ServerLimits, ServerOptions } from './server-options.ts';
import { trustedBy } from './trusted.ts';

/** Throws a `TypeError` for a proxy that is no address. */
export async function createApp(
  { logLevel = 'info', logTo, trustProxy, deflate = false }: ServerOptions,
  limits: ServerLimits,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: logLevel,
      redact: ['req.headers.authorization'],
      ...(logTo === undefined ? {} : { stream: logTo }),
    },
    bodyLimit: PROTOCOL_LIMITS.messageBytes.usual,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy === undefined ? false : [...trustProxy],
    forceCloseConnections: true,
    ...hardened(limits),
  });
  app.server.maxConnections = limits.connections;
  limitConnections(app.server, limits.connectionsPerAddress, trustedBy(trustProxy));
  // Bodies are JSON and say so: a body without a type is told that, not that it is no record.
  app.removeContentTypeParser('text/plain');
  await app.register(fastifyWebsocket, {
    // Bytes that are no message are the fault of whoever sent them. What the server makes of messages is told elsewhere.
    errorHandler(error: Error & { readonly code?: string }, socket: WebSocket, request: FastifyRequest) {
      if (error.code?.startsWith('WS_ERR_') === true)
        request.log.info({ code: error.code }, 'a socket sent no message');
      else request.log.error({ err: error }, 'a socket failed');
      socket.terminate();
    },
    options: {
      maxPayload: PROTOCOL_LIMITS.messageBytes.usual,
      // What comes in compressed is unpacked only as far as a message may be long.
      perMessageDeflate: deflate ? { clientNoContextTakeover: true } : false,
      // Bytes that come one by one cost more memory than their number says.
      maxFragments: 64,
      maxBufferedChunks: 1_024,
      // Pings count like messages, and whoever does not read gets no answers (connection.ts).
      autoPong: false,
    },
  });
  return app;
}
