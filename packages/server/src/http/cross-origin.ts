/**
 * Requests from pages. A page of ours, or of an origin that the operator has named, may call and read the answers; from other pages nothing
 * that changes something is taken, and no answer can be read.
 */
import type { FastifyInstance } from 'fastify';
import { isAllowedOrigin } from '../origins.ts';
import { PlatformError } from '../platform-error.ts';
import type { ServerOptions } from '../server-options.ts';

const SAFE = new Set(['GET', 'HEAD']);

export function addCrossOrigin(app: FastifyInstance, origins: ServerOptions['origins']): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin, host } = request.headers;
    if (origin === undefined) return undefined;
    void reply.header('vary', 'Origin');
    if (!isAllowedOrigin(origin, host, origins)) {
      if (SAFE.has(request.method)) return undefined;
      throw new PlatformError('badOrigin');
    }
    void reply.header('access-control-allow-origin', origin);
    if (request.method !== 'OPTIONS') return undefined;
    return reply
      .headers({
        'access-control-allow-methods': 'GET, POST, DELETE',
        'access-control-allow-headers': 'authorization, content-type',
        'access-control-max-age': '600',
      })
      .status(204)
      .send();
  });
}
