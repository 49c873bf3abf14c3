/**
 * A request for every route, a message of every type and an order of every control, good in everything but who sends it. They are typed by
 * the tables of the protocol: something new there without a row here is not compiled, and `missingRows` finds it as well.
 */
import { CLIENT_MESSAGES, CONTROLS, PROTOCOL, ROUTES } from '@turnwise/protocol';
import type { ClientMessageType, ControlKind, ControlOrder, Role, Route, RouteName } from '@turnwise/protocol';

export interface AccessRow {
  readonly name: string;
  readonly who: readonly Role[];
  /** The part of the path after the match; undefined for a route that is about no match. */
  readonly route?: Route;
  readonly body?: unknown;
  readonly query?: string;
  /** Without type and match. */
  readonly message?: Readonly<Record<string, unknown>>;
}

interface Sample {
  readonly body?: unknown;
  readonly query?: string;
}

const MOVE = { kind: 'place', cell: 8 };

const REQUESTS: Readonly<Record<RouteName, Sample>> = {
  health: {},
  ready: {},
  metrics: {},
  games: {},
  game: {},
  createMatch: { body: { game: 'tic-tac-toe', listed: false } },
  listMatches: {},
  look: {},
  takeSeat: { body: { seat: 'X' } },
  leaveSeat: {},
  words: {},
  inspect: { query: '?thing=cell:4' },
  actions: { query: '?explain=true' },
  act: { body: { id: 'access-1', input: MOVE } },
  preview: { body: { input: MOVE } },
  undo: { body: { id: 'access-2' } },
  redo: { body: { id: 'access-3' } },
  control: { body: { id: 'access-4', control: { kind: 'concede' } } },
  events: { query: '?after=0' },
  document: {},
  storeRuleset: { body: { document: {} } },
  ruleset: {},
};

const MESSAGES: Readonly<Record<ClientMessageType, Readonly<Record<string, unknown>>>> = {
  hello: {},
  'action.submit': { input: MOVE },
  'input.submit': { choice: 'any', value: 0 },
  preview: { input: MOVE },
  inspect: { thing: 'cell:4' },
  undo: {},
  redo: {},
  'system.control': { control: { kind: 'concede' } },
  chat: { text: 'I was never here' },
  leave: {},
  ping: {},
};

const ORDERS: { readonly [K in ControlKind]: ControlOrder & { readonly kind: K } } = {
  concede: { kind: 'concede' },
  decline: { kind: 'decline' },
  halt: { kind: 'halt', reason: 'because' },
  resume: { kind: 'resume' },
  timeout: { kind: 'timeout', seat: 'O' },
  kick: { kind: 'kick', seat: 'O' },
  mute: { kind: 'mute', seat: 'O' },
  unmute: { kind: 'unmute', seat: 'O' },
  system: { kind: 'system', input: { kind: 'advance' } },
  end: { kind: 'end' },
};

/** Routes about a match, but the one for controls, which has a row for each of them. */
export function routeRows(): readonly AccessRow[] {
  return (Object.entries(ROUTES) as [RouteName, Route][])
    .filter(([name, { path }]) => path.includes(':match') && name !== 'control')
    .map(([name, route]) => ({ name: `${route.method} ${route.path}`, who: route.who, route, ...REQUESTS[name] }));
}

/** Routes that are about no match: whoever calls, the answer is the same. */
export function openRows(): readonly AccessRow[] {
  return (Object.entries(ROUTES) as [RouteName, Route][])
    .filter(([, { path }]) => !path.includes(':match'))
    .map(([name, route]) => ({ name: `${route.method} ${route.path}`, who: route.who, route, ...REQUESTS[name] }));
}

export function messageRows(): readonly AccessRow[] {
  return (Object.entries(CLIENT_MESSAGES) as [ClientMessageType, { readonly who: readonly Role[] }][])
    .filter(([type]) => !['hello', 'leave', 'ping', 'system.control'].includes(type))
    .map(([type, { who }]) => ({ name: `socket ${type}`, who, message: { type, ...MESSAGES[type] } }));
}

/** Each control, by request and over the socket. */
export function controlRows(): readonly AccessRow[] {
  return (Object.entries(CONTROLS) as [ControlKind, { readonly who: readonly Role[] }][]).flatMap(([kind, { who }]) => [
    {
      name: `POST control ${kind}`,
      who,
      route: ROUTES.control,
      body: { id: `access-${kind}`, control: ORDERS[kind] },
    },
    { name: `socket system.control ${kind}`, who, message: { type: 'system.control', control: ORDERS[kind] } },
  ]);
}

/** A good message of every type, for a match. */
export function sampleMessages(match: string, token: string): readonly Readonly<Record<string, unknown>>[] {
  return Object.entries(MESSAGES).map(([type, message]) => {
    if (type === 'ping') return { type };
    if (type === 'leave') return { type, match };
    return type === 'hello' ? { type, match, protocol: PROTOCOL, token } : { type, match, id: 'sample', ...message };
  });
}

/** A body for a route; where a good one would make something, one that is good but for its options. */
export function sampleBody(name: RouteName): unknown {
  if (name === 'createMatch')
    return { game: 'tic-tac-toe', options: { none: 'such' }, seats: ['a', 'b'], listed: false };
  return REQUESTS[name].body;
}

/** What the protocol has and these tables have not. */
export function missingRows(): readonly string[] {
  const missing = (all: object, known: object): readonly string[] =>
    Object.keys(all).filter((name) => !Object.hasOwn(known, name));
  return [...missing(ROUTES, REQUESTS), ...missing(CLIENT_MESSAGES, MESSAGES), ...missing(CONTROLS, ORDERS)];
}
