/** Requests: every route of the protocol, read and checked, and every error with its code. */
import { checked, PROTOCOL_LIMITS, ROUTES } from '@turnwise/protocol';
import type { Route, RouteName } from '@turnwise/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { issue, sizeIssue, USUAL_SIZE } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { asPlatformError } from '../house.ts';
import type { Metrics } from '../metrics.ts';
import { PlatformError } from '../platform-error.ts';
import { rateLimited } from '../rate-limited.ts';
import type { Costs } from './costs.ts';
import { HANDLERS } from './handlers.ts';
import { sendPage } from './page.ts';
import type { Work } from '../work.ts';
import type { ApiRequest, ApiWorld } from './request.ts';

/** With a page, whatever is no route and no file is an address of the page. */
export function addErrors(
  app: FastifyInstance,
  hasPage: boolean,
  unavailable: (params: PlatformError['params']) => void,
): void {
  app.setErrorHandler((thrown, request, reply) => {
    const error = platformErrorOf(thrown);
    if (error.code === 'internal') request.log.error({ err: thrown }, 'a request failed');
    if (error.code === 'unavailable') unavailable(error.params);
    const { code, params, message } = error;
    void reply.status(error.status).send({ error: { code, params, message } });
  });
  app.setNotFoundHandler((request, reply) => {
    if (hasPage && sendPage(request, reply) !== undefined) return;
    const { code, params, message, status } = new PlatformError('unknownRoute');
    void reply.status(status).send({ error: { code, params, message } });
  });
}

function platformErrorOf(thrown: unknown): PlatformError {
  const error = asPlatformError(thrown);
  if (error instanceof PlatformError) return error;
  const { statusCode } = error as { readonly statusCode?: number };
  if (statusCode === 413) return new PlatformError('tooLarge');
  if (statusCode === 415) return malformed('content-type', 'wrongShape', 'application/json');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return malformed('', 'notJson', 'a body in JSON');
  return new PlatformError('internal');
}

function malformed(...found: Parameters<typeof issue>): PlatformError {
  return new PlatformError('malformed', { issues: [issue(...found)] as unknown as Json });
}

/** By walking the table of the protocol: nothing can be reached that is not there. */
export function addRoutes(app: FastifyInstance, behind: Behind): void {
  const { metrics } = behind;
  // When it is answered: refusals are counted as what they are.
  app.addHook('onResponse', async (request, reply) => {
    const { route } = request.routeOptions.config as { readonly route?: RouteName };
    if (route !== undefined) metrics.request(route, reply.statusCode, reply.elapsedTime / 1_000);
  });
  for (const [name, route] of Object.entries(ROUTES) as [RouteName, Route][]) {
    if (route.bytes === undefined) addRoute(app, name, route, behind);
    else void app.register(async (scope) => addLargeRoute(scope, name, route, behind));
  }
}

export interface Behind {
  readonly world: ApiWorld;
  readonly metrics: Metrics;
  readonly costs: Costs;
  readonly work: Work;
}

function addRoute(app: FastifyInstance, name: RouteName, route: Route, { world, costs, work }: Behind): void {
  app.route({
    method: route.method,
    url: route.path,
    config: { route: name },
    ...(route.bytes === undefined ? {} : { bodyLimit: PROTOCOL_LIMITS[route.bytes].usual }),
    async handler(request, reply) {
      const payer = work.payer(request.ip);
      if (!payer.pays(name)) throw rateLimited('workRate');
      const much = costs.take(name, request);
      if (much !== undefined) throw rateLimited(much);
      const answer = await HANDLERS[name](world, readRequest(route, request)).catch((thrown: unknown) => {
        if (isRefusal(platformErrorOf(thrown))) payer.wasRefused();
        throw thrown;
      });
      if (isRefused(answer)) payer.wasRefused();
      if (route.answer === 'text') void reply.type('text/plain; version=0.0.4');
      return reply.status(route.status).send(answer);
    },
  });
}

/** It was refused after somebody had looked whether it may be done. */
function isRefusal({ status }: PlatformError): boolean {
  return [401, 403, 404, 409].includes(status);
}

function isRefused(answer: unknown): boolean {
  const { outcome } = (answer ?? {}) as { readonly outcome?: { readonly kind?: string } };
  return outcome?.kind === 'disallowed';
}

/** A large body stays a text: reading it takes long enough for others to notice, so it is read where it is checked. */
function addLargeRoute(scope: FastifyInstance, name: RouteName, route: Route, behind: Behind): void {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => done(null, text));
  addRoute(scope, name, route, behind);
}

function readRequest(route: Route, request: FastifyRequest): ApiRequest {
  const token = readToken(request.headers.authorization);
  return {
    params: readPart(route.params, request.params) as Readonly<Record<string, string>>,
    query: readPart(route.query, request.query) as Readonly<Record<string, Json | undefined>>,
    body: readBody(route, request.body),
    token,
    address: request.ip,
    who: route.who,
  };
}

/** Only in its header: an address ends up in logs and histories. */
function readToken(authorization: string | undefined): string | undefined {
  if (authorization === undefined) return undefined;
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  if (token === undefined || token.length > PROTOCOL_LIMITS.tokenCharacters.usual)
    throw new PlatformError('unauthenticated');
  return token;
}

/** Measured before anything walks it, as messages are. */
function readBody(route: Route, body: unknown): unknown {
  if (route.body === undefined) return undefined;
  if (route.bytes !== undefined) return body;
  const large = sizeIssue(body, '', { ...USUAL_SIZE, depth: PROTOCOL_LIMITS.messageDepth.usual });
  if (large !== undefined) throw new PlatformError('malformed', { issues: [large] as unknown as Json });
  return readPart(route.body, body ?? {});
}

function readPart(schema: Route['body'], value: unknown): unknown {
  if (schema === undefined) return {};
  const read = checked(schema, value);
  if (!read.ok) throw new PlatformError('malformed', { issues: read.error as unknown as Json });
  return read.value;
}
