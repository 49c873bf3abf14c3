/**
 * The files of a page, served beside the API: a single page whose addresses are all answered with its `index.html`. What has a hash in its
 * name is kept by browsers for good; everything else is asked for again each time. Files that were packed beforehand (`.br`, `.gz`) go out
 * packed.
 */
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOfApi } from './plain-path.ts';

/** Where files with a hash in their names are. */
const HASHED = '/assets/';
/** The route of files, which takes whatever no other route takes. */
const FILES = '/*';
const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

export async function addPage(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    preCompressed: true,
    // Nothing that begins with a dot is part of a page.
    dotfiles: 'ignore',
    setHeaders(response, path) {
      const isHashed = path.startsWith(join(folder, HASHED));
      response.setHeader('cache-control', isHashed ? FOR_GOOD : ASK_AGAIN);
      // Caches must not give what is packed to those who cannot read it.
      response.setHeader('vary', 'accept-encoding');
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isOfPage(request)) void reply.headers(pageHeaders(request.headers.host));
  });
}

/** Whether a request is for the page or one of its files: it came to no other route, and is not for the API. */
export function isOfPage(request: Pick<FastifyRequest, 'method' | 'url' | 'routeOptions'>): boolean {
  const { method, url, routeOptions } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (routeOptions.url !== undefined && routeOptions.url !== FILES) return false;
  return !isOfApi(request) && url.split('?', 1)[0] !== '/api';
}

/** An address of the page that is no file. A file that is gone is not replaced by a page. */
export function sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  if (!isOfPage(request) || request.url.startsWith(HASHED)) return undefined;
  return reply.status(200).sendFile('index.html');
}

/** Scripts and workers come from here alone. Editors and drawings set styles of their own. */
function pageHeaders(host: string | undefined): Record<string, string> {
  // Not every browser takes 'self' for a socket to the same host.
  const sockets = host !== undefined && /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : '';
  return {
    'content-security-policy': [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self' data:",
      `connect-src 'self'${sockets}`,
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}
