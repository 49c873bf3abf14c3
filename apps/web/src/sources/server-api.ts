/** Requests to the server that the page comes from, if it comes from one. The page works without. */
import type { RouteAnswer, RouteBody } from '@turnwise/protocol';

const PREFIX = '/api/v1';

/** Whether a server answers at the page's own address. Asked until there is an answer: a page may be opened without a network. */
let asked: Promise<boolean> | undefined;

export function hasServer(): Promise<boolean> {
  asked ??= request<RouteAnswer<'games'>>('GET', '/games').then(
    ({ games }) => Array.isArray(games),
    (error: unknown) => {
      if (!(error instanceof ServerError)) asked = undefined;
      return false;
    },
  );
  return asked;
}

/** What the server said no to, or something that is no server of ours. */
class ServerError extends Error {}

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
  });
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  const value: unknown = isJson ? await answer.json() : undefined;
  if (answer.ok && isJson) return value as T;
  const error = (value as { readonly error?: { readonly message?: string } } | undefined)?.error;
  throw new ServerError(error?.message ?? `${answer.status}`);
}
