/** What answers requests, before it knows any route. */
import fastifyWebsocket from '@fastify/websocket';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { PROTOCOL_LIMITS } from '@turnwise/protocol';
import { hardened } from './http/hardening.ts';
import type { ServerLimits, ServerOptions } from './server-options.ts';

/** Throws a `TypeError` for a proxy that is no address. */
export async function createApp(
  { logLevel = 'info', logTo, trustProxy }: ServerOptions,
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
  await app.register(fastifyWebsocket, {
    options: {
      maxPayload: PROTOCOL_LIMITS.messageBytes.usual,
      perMessageDeflate: false,
      // Bytes that come one by one cost more memory than their number says.
      maxFragments: 64,
      maxBufferedChunks: 1_024,
      // Pings count like messages, and whoever does not read gets no answers (connection.ts).
      autoPong: false,
    },
  });
  return app;
}
