/** Requests to the server that the page comes from, if it comes from one. The page works without. */
import type { Json } from '@turnwise/kernel';
import type { MatchDocument, SeenDocument } from '@turnwise/match';
import type { RouteAnswer, RouteBody } from '@turnwise/protocol';

const PREFIX = '/api/v1';
/** Milliseconds that an answer may take; a whole match may take longer. */
const [PATIENCE, LONG_PATIENCE] = [8_000, 30_000] as const;

export type ServerState = 'there' | 'none' | 'unreachable';

/** Whether a server answers at the page's own address. Asked until it is known: a page may be opened without a network, and a server may be busy. */
let asked: Promise<ServerState> | undefined;

export function serverState(): Promise<ServerState> {
  asked ??= request<RouteAnswer<'games'>>('GET', '/games').then(
    ({ games }): ServerState => (Array.isArray(games) ? 'there' : 'none'),
    (error: unknown): ServerState => {
      if (error instanceof ServerError && error.is === 'none') return 'none';
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
  readonly is: Answerer;

  constructor(message: string, is: Answerer, code = '', params?: Readonly<Record<string, unknown>>) {
    super(message);
    this.code = code;
    this.params = params;
    this.is = is;
  }
}

/** Who has answered: a server that refuses, one that cannot do it now, one that was asked too often, or something that is no server of ours. */
type Answerer = 'server' | 'busy' | 'full' | 'none';

/** Whether a request was answered with no, and will be. */
export function isRefused(error: unknown): boolean {
  return error instanceof ServerError && (error.is === 'server' || error.is === 'none');
}

/** Whether nobody has said what was done: it may have been done all the same. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Unreachable || (error instanceof ServerError && error.is === 'busy');
}

export async function listMatches(stage: 'open' | 'running'): Promise<RouteAnswer<'listMatches'>['matches']> {
  return (await request<RouteAnswer<'listMatches'>>('GET', `/matches?stage=${stage}&limit=20`)).matches;
}

export async function lookAtMatch(match: string, token?: string): Promise<RouteAnswer<'look'>['about']> {
  return (await request<RouteAnswer<'look'>>('GET', `/matches/${match}`, undefined, token)).about;
}

/** The whole of a match that is over, else what the seat saw; undefined where it is not there or may not be seen. */
export async function documentOf(match: string, token?: string): Promise<MatchDocument | SeenDocument | undefined> {
  const path = `/matches/${encodeURIComponent(match)}/document`;
  return await request<MatchDocument | SeenDocument>('GET', path, undefined, token, LONG_PATIENCE).catch(
    (error: unknown) => {
      if (isRefused(error)) return undefined;
      throw error;
    },
  );
}

export async function createServed(body: RouteBody<'createMatch'>): Promise<RouteAnswer<'createMatch'>> {
  return await request('POST', '/matches', body);
}

/** Gives the id by which a match is created with it. */
export async function storeRuleset(document: Json): Promise<string> {
  return (await request<RouteAnswer<'storeRuleset'>>('POST', '/rulesets', { document })).ruleset;
}

export async function takeSeat(match: string, body: RouteBody<'takeSeat'>): Promise<RouteAnswer<'takeSeat'>> {
  return await request('POST', `/matches/${match}/seats`, body);
}

async function request<T>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  token?: string,
  patience: number = PATIENCE,
): Promise<T> {
  const answer = await fetch(PREFIX + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patience),
  }).catch(cutOff);
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  const value: unknown = isJson ? await answer.json().catch(cutOff) : undefined;
  if (answer.ok && isJson) return value as T;
  const { status } = answer;
  const { message, code, params } = (value as { readonly error?: Refused } | undefined)?.error ?? {};
  throw new ServerError(message ?? `${status}`, answerer(status, isJson), code, params);
}

function answerer(status: number, isJson: boolean): Answerer {
  if (status === 429) return 'full';
  // A proxy before a server that is busy or gone has a page of its own for that.
  if (status >= 500 || status === 408) return 'busy';
  return status === 404 || !isJson ? 'none' : 'server';
}

function cutOff(error: unknown): never {
  throw new Unreachable('the server cannot be reached', { cause: error });
}

interface Refused {
  readonly message?: string;
  readonly code?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}
