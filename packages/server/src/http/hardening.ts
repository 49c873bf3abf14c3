/** How long a request may take to arrive, and what every answer says about itself. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyHttpOptions, FastifyInstance, FastifyReply } from 'fastify';
import { issue } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { PlatformError } from '../platform-error.ts';
import type { ServerLimits } from '../server-options.ts';
import { isOfApi } from './plain-path.ts';

/** Headers and bodies must come in time, and whoever does not read an answer is not waited for. */
export function hardened({ headersTime, requestTime, idleTime }: ServerLimits) {
  return {
    requestTimeout: requestTime,
    connectionTimeout: idleTime,
    keepAliveTimeout: Math.min(idleTime, 30_000),
    http: {
      headersTimeout: headersTime,
      requestTimeout: requestTime,
      connectionsCheckingInterval: Math.max(100, Math.min(2_000, headersTime / 2)),
      maxHeaderSize: 8_192,
    },
    routerOptions: { maxParamLength: 256 },
    clientErrorHandler: refuseBytes,
    // What cannot be understood as a request for any route.
    frameworkErrors(_error, _request, reply) {
      const { code, params, message, status } = new PlatformError('unknownRoute');
      void (reply as unknown as FastifyReply).status(status).send({ error: { code, params, message } });
    },
  } satisfies FastifyHttpOptions<Server>;
}

/** What is no request at all is answered once, and the connection is closed. */
function refuseBytes({ code: reason }: ConnectionError, socket: Socket): void {
  if (reason === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS[reason] ?? '400 Bad Request';
  const { code, params, message } = new PlatformError('malformed', {
    issues: [issue('', 'notHttp', 'a request in HTTP')] as unknown as Json,
  });
  const body = JSON.stringify({ error: { code, params, message } });
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
  // Whoever goes on sending is not listened to.
  setTimeout(() => socket.destroy(), 1_000).unref();
}

const STATUS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** What browsers must not do with an answer. Pages that the server gives out say more about themselves. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
};
const API_HEADERS = {
  ...HEADERS,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

export function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(isOfApi(request) ? API_HEADERS : HEADERS);
  });
}
