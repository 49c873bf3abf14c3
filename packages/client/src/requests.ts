/** Requests to a server, by the names of its routes. Answers are checked with their schemas. */
import { checked, errorAnswer, ROUTES } from '@turnwise/protocol';
import type { Route, RouteAnswer, RouteBody, RouteName, RouteParams, RouteQuery } from '@turnwise/protocol';
import { ClientError, ownError } from './client-error.ts';
import { freshToken } from './fresh-token.ts';
import { requestUrl } from './socket.ts';
import type { Surroundings } from './surroundings.ts';

export interface FetchInit {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

export interface FetchAnswer {
  readonly ok: boolean;
  text(): Promise<string>;
}

export type FetchLike = (url: string, init: FetchInit) => Promise<FetchAnswer>;

export interface RequestParts<N extends RouteName> {
  readonly params?: RouteParams<N>;
  readonly query?: RouteQuery<N>;
  readonly body?: RouteBody<N>;
  readonly token?: string | undefined;
}

export class Requests {
  readonly #base: string;
  readonly #fetch: FetchLike;
  readonly #world: Surroundings;
  readonly #patience: number;

  constructor(base: string, fetch: FetchLike, world: Surroundings, patience: number) {
    this.#base = base;
    this.#fetch = fetch;
    this.#world = world;
    this.#patience = patience;
  }

  /** Any route. It rejects with the code of the server's error; `unanswered` if no answer came, and it may have been done then. */
  async call<N extends RouteName>(name: N, parts: RequestParts<N> = {}): Promise<RouteAnswer<N>> {
    const route: Route = ROUTES[name];
    const { body, token } = parts;
    const init: FetchInit = {
      method: route.method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    const { ok, text } = await this.#answer(requestUrl(this.#base, pathOf(route.path, parts as PathParts)), init);
    if (!ok) throw errorIn(text);
    if (route.answer === 'text') return text as RouteAnswer<N>;
    const read = checked(route.answer, jsonIn(text));
    if (!read.ok) throw ownError('badAnswer');
    return read.value as RouteAnswer<N>;
  }

  async games(): Promise<RouteAnswer<'games'>['games']> {
    return (await this.call('games')).games;
  }

  async game(game: string): Promise<RouteAnswer<'game'>> {
    return this.call('game', { params: { game } });
  }

  /**
   * Whoever creates a match is its host, by the token in the answer: the one in the body, or else a new one. With the same token, the same again
   * gives the same match, so whoever brings one and keeps it before loses nothing if the answer is lost.
   */
  async create(body: RouteBody<'createMatch'>): Promise<RouteAnswer<'createMatch'>> {
    return this.call('createMatch', { body: { token: freshToken(), ...body } });
  }

  async list(query: RouteQuery<'listMatches'> = {}, token?: string): Promise<RouteAnswer<'listMatches'>> {
    return this.call('listMatches', { query, token });
  }

  /** The first open seat unless one is named; its token is brought as for a match. Only a host puts a bot there, which has none. */
  async takeSeat(match: string, body: RouteBody<'takeSeat'> = {}, token?: string): Promise<RouteAnswer<'takeSeat'>> {
    const own = body.bot === undefined ? { token: freshToken() } : {};
    return this.call('takeSeat', { params: { match }, body: { ...own, ...body }, token });
  }

  async leaveSeat(match: string, token: string): Promise<void> {
    await this.call('leaveSeat', { params: { match }, token });
  }

  async #answer(url: string, init: FetchInit): Promise<{ readonly ok: boolean; readonly text: string }> {
    return new Promise((resolve, reject) => {
      const callOff = this.#world.after(this.#patience, () => reject(ownError('unanswered')));
      this.#fetch(url, init)
        .then(async (answer) => ({ ok: answer.ok, text: await answer.text() }))
        .then(resolve, () => reject(ownError('unanswered')))
        .finally(callOff);
    });
  }
}

interface PathParts {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
}

function pathOf(path: string, { params = {}, query = {} }: PathParts): string {
  const named = Object.entries(params).reduce(
    (filled, [name, value]) => filled.replace(`:${name}`, () => encodeURIComponent(String(value))),
    path,
  );
  const asked = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return asked.length === 0 ? named : `${named}?${asked.join('&')}`;
}

function errorIn(text: string): ClientError {
  const read = checked(errorAnswer, jsonIn(text));
  if (!read.ok) return ownError('badAnswer');
  const { code, message, params } = read.value.error;
  return new ClientError(code, message, params);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
