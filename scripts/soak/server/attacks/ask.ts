/** Requests to a server, and matches with all their seats taken. */
import { API_PREFIX } from '@turnwise/protocol';

export interface AskRequest {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly status: number;
  readonly text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- Whatever came is looked into.
  readonly body: any;
}

/** Paths without a slash are those of the protocol. */
export async function askAt(
  server: string,
  method: string,
  path: string,
  { token, body, headers }: AskRequest = {},
): Promise<Answered> {
  const response = await fetch(path.startsWith('/') ? `${server}${path}` : `${server}${API_PREFIX}/${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text, body: jsonIn(text) };
}

export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A match with all its seats taken. */
export interface Seated {
  readonly match: string;
  readonly host: string;
  readonly tokens: ReadonlyMap<string, string>;
}

export async function seatAllAt(server: string, body: Readonly<Record<string, unknown>>): Promise<Seated> {
  const created = await askAt(server, 'POST', 'matches', { body });
  if (created.status !== 201) throw new Error(created.text);
  const { match, token } = created.body as { match: { match: string; seats: { seat: string }[] }; token: string };
  const tokens = new Map<string, string>();
  for (const { seat } of match.seats) tokens.set(seat, await takeSeatAt(server, match.match, seat));
  return { match: match.match, host: token, tokens };
}

export async function takeSeatAt(server: string, match: string, seat: string, token?: string): Promise<string> {
  const shown = token === undefined ? {} : { token };
  const taken = await askAt(server, 'POST', `matches/${match}/seats`, { ...shown, body: { seat } });
  if (taken.status !== 201) throw new Error(taken.text);
  return (taken.body as { token: string }).token;
}
