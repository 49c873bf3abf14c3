/** Requests to the server that the page comes from, if it comes from one. The page works without. */
import type { RouteAnswer, RouteBody } from '@turnwise/protocol';

const PREFIX = '/api/v1';

export type ServerState = 'there' | 'none' | 'unreachable';

/** Whether a server answers at the page's own address. Asked until it is known: a page may be opened without a network, and a server may be busy. */
let asked: Promise<ServerState> | undefined;

export function serverState(): Promise<ServerState> {
  asked ??= request<RouteAnswer<'games'>>('GET', '/games').then(
    ({ games }): ServerState => (Array.isArray(games) ? 'there' : 'none'),
    (error: unknown): ServerState => {
      if (error instanceof ServerError && error.isNone) return 'none';
      asked = undefined;
      return 'unreachable';
    },
  );
  return asked;
}

export async function hasServer(): Promise<boolean> {
  return (await serverState()) === 'there';
}

/** There may be a server, and it does not answer. */
export class Unreachable extends Error {
  readonly code = 'unreachable';
}

/** What the server said no to, or something that is no server of ours. */
class ServerError extends Error {
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>> | undefined;
  /** Whoever answers at this address, it is no server of ours. */
  readonly isNone: boolean;

  constructor(message: string, isNone: boolean, code = '', params?: Readonly<Record<string, unknown>>) {
    super(message);
    this.code = code;
    this.params = params;
    this.isNone = isNone;
  }
}

export async function listMatches(stage: 'open' | 'running'): Promise<RouteAnswer<'listMatches'>['matches']> {
  return (await request<RouteAnswer<'listMatches'>>('GET', `/matches?stage=${stage}&limit=20`)).matches;
}

export async function lookAtMatch(match: string, token?: string): Promise<RouteAnswer<'look'>['about']> {
  return (await request<RouteAnswer<'look'>>('GET', `/matches/${match}`, undefined, token)).about;
}

export async function createServed(body: RouteBody<'createMatch'>): Promise<RouteAnswer<'createMatch'>> {
  return await request('POST', '/matches', body);
}

export async function takeSeat(match: string, body: RouteBody<'takeSeat'>): Promise<RouteAnswer<'takeSeat'>> {
  return await request('POST', `/matches/${match}/seats`, body);
}

async function request<T>(method: 'GET' | 'POST', path: string, body?: unknown, token?: string): Promise<T> {
  const answer = await fetch(PREFIX + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(8000),
  }).catch((error: unknown) => {
    throw new Unreachable('the server cannot be reached', { cause: error });
  });
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  const value: unknown = isJson ? await answer.json() : undefined;
  if (answer.ok && isJson) return value as T;
  const { status } = answer;
  const { message, code, params } = (value as { readonly error?: Refused } | undefined)?.error ?? {};
  // A proxy before a server that is busy or gone has a page of its own for that.
  const isBusy = status >= 500 || status === 429 || status === 408;
  throw new ServerError(message ?? `${status}`, status === 404 || (!isJson && !isBusy), code, params);
}

interface Refused {
  readonly message?: string;
  readonly code?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}
