/**
 * Every route of the server. The server registers its routes by walking this table, so that nothing can be reached that is not here,
 * and the page and the OpenAPI document are made from it.
 */
import { z } from 'zod';
import * as bodies from './bodies.ts';
import type { ErrorCode } from './errors.ts';
import { preview } from './look.ts';
import type { Role } from './roles.ts';
import { inspected } from './stage.ts';
import { API_PREFIX } from './version.ts';
import { json, matchId, word } from './words.ts';

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With `:name` for each of the params. */
  readonly path: string;
  /** Who may call it. `anyone` needs no token, but one that is sent about a match must be valid there. */
  readonly who: readonly Role[];
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The status of a good answer. */
  readonly status: 200 | 201;
  /** A text for `/metrics`, JSON for all others. */
  readonly answer: z.ZodType | 'text';
  /** Besides those of `EVERYWHERE`. */
  readonly errors: readonly ErrorCode[];
  /** What the largest body is: the usual one, or that of a ruleset. */
  readonly bytes?: 'messageBytes' | 'rulesetBytes';
  readonly about: string;
}

/** What every route may answer. */
export const EVERYWHERE: readonly ErrorCode[] = ['malformed', 'rateLimited', 'unavailable', 'internal', 'draining'];

/** What may come of rules that somebody brought. */
const OF_BROUGHT: readonly ErrorCode[] = ['onlyShipped', 'overstayed', 'crowded'];
const OF_MATCH: readonly ErrorCode[] = [
  'unauthenticated',
  'forbidden',
  'unknownMatch',
  'versionMismatch',
  'departed',
  ...OF_BROUGHT,
];
const OF_PLAY: readonly ErrorCode[] = [...OF_MATCH, 'duplicateInput', 'notOpen', 'halted', 'matchFull', 'tooLarge'];
const WATCHERS: readonly Role[] = ['seat', 'spectator', 'host', 'moderator'];

const match = z.strictObject({ match: matchId });
const at = `${API_PREFIX}/matches/:match`;

export const ROUTES = {
  health: {
    method: 'GET',
    path: '/health',
    who: ['anyone'],
    status: 200,
    answer: bodies.healthAnswer,
    errors: [],
    about: 'Whether the process runs at all.',
  },
  ready: {
    method: 'GET',
    path: '/ready',
    who: ['anyone'],
    status: 200,
    answer: bodies.readyAnswer,
    errors: ['notReady'],
    about: 'Whether it should be sent work: not before its store answers, and no longer once it is told to stop.',
  },
  metrics: {
    method: 'GET',
    path: '/metrics',
    who: ['anyone'],
    status: 200,
    answer: 'text',
    errors: [],
    about: 'Figures for Prometheus. Keep it from the public by the load balancer.',
  },
  games: {
    method: 'GET',
    path: `${API_PREFIX}/games`,
    who: ['anyone'],
    status: 200,
    answer: bodies.gamesAnswer,
    errors: [],
    about: 'The games that can be played here.',
  },
  game: {
    method: 'GET',
    path: `${API_PREFIX}/games/:game`,
    who: ['anyone'],
    params: z.strictObject({ game: word }),
    status: 200,
    answer: bodies.gameAnswer,
    errors: ['unknownGame'],
    about: 'One game: its options, its levels or rulesets, its bots, the templates of its messages.',
  },
  createMatch: {
    method: 'POST',
    path: `${API_PREFIX}/matches`,
    who: ['anyone'],
    body: bodies.createBody,
    status: 201,
    answer: bodies.createAnswer,
    errors: [
      'unknownGame',
      'unknownRuleset',
      'unknownSeat',
      'unknownBot',
      'invalidMatch',
      'tooManyCreated',
      'tooManyBotMatches',
      'tooLarge',
      'duplicateInput',
      ...OF_BROUGHT,
    ],
    about:
      'Creates a match. Whoever does that is its host and gets a token, or brings one of its own; taking a seat is a request of its own. What is left out: everybody may find the match in the list and watch it, without a delay; a seat may undo its own last action; chat is on; there is no clock.',
  },
  listMatches: {
    method: 'GET',
    path: `${API_PREFIX}/matches`,
    who: ['anyone'],
    query: bodies.listQuery,
    status: 200,
    answer: bodies.listAnswer,
    errors: ['unauthenticated'],
    about: 'Matches that are open, running or over, or those that are mine; the newest first.',
  },
  look: {
    method: 'GET',
    path: at,
    who: WATCHERS,
    params: match,
    query: bodies.lookQuery,
    status: 200,
    answer: bodies.lookAnswer,
    errors: OF_MATCH,
    about: 'Where the match is, as the caller may see it.',
  },
  takeSeat: {
    method: 'POST',
    path: `${at}/seats`,
    who: ['anyone'],
    params: match,
    body: bodies.seatBody,
    status: 201,
    answer: bodies.seatAnswer,
    errors: [
      ...OF_MATCH,
      'unknownSeat',
      'unknownBot',
      'seatTaken',
      'nameTaken',
      'kicked',
      'over',
      'matchFull',
      'tooManyBotMatches',
      'duplicateInput',
    ],
    about:
      'Takes a seat and gets its token, or brings one; with `bot`, and as the host, puts a bot there. Before the match has begun, anybody may take any open seat. After that, a seat that was left is kept for who left it: bring its old token again. Where information is not hidden and spectators see everything at once, others may take it too. One from which somebody was kicked, and any where spectators see everything later, they take only with the token of the host in the header. A host may always put a bot on an open seat, and a moderator may always take one.',
  },
  leaveSeat: {
    method: 'DELETE',
    path: `${at}/seats`,
    who: ['seat'],
    params: match,
    status: 200,
    answer: bodies.leftAnswer,
    errors: OF_MATCH,
    about: 'Gives up the seat of the token. The token ends with it.',
  },
  words: {
    method: 'GET',
    path: `${at}/words`,
    who: WATCHERS,
    params: match,
    status: 200,
    answer: bodies.wordsAnswer,
    errors: OF_MATCH,
    about:
      'The templates of the messages of this match, in English; those of a ruleset that was brought are among them.',
  },
  inspect: {
    method: 'GET',
    path: `${at}/inspect`,
    who: WATCHERS,
    params: match,
    query: bodies.inspectQuery,
    status: 200,
    answer: inspected,
    errors: OF_MATCH,
    about: 'What the rules say of a thing on the stage, and why nothing can be done with it now.',
  },
  actions: {
    method: 'GET',
    path: `${at}/actions`,
    who: ['seat'],
    params: match,
    query: bodies.actionsQuery,
    status: 200,
    answer: bodies.actionsAnswer,
    errors: OF_MATCH,
    about:
      'What the seat may do now: names, costs, targets, data for screens; with `explain`, also what it may not do and why.',
  },
  act: {
    method: 'POST',
    path: `${at}/actions`,
    who: ['seat'],
    params: match,
    body: bodies.actBody,
    status: 200,
    answer: bodies.actAnswer,
    errors: OF_PLAY,
    about:
      'An input, an answer to a question, or an action by name. A refusal by the rules is an outcome, and no error.',
  },
  preview: {
    method: 'POST',
    path: `${at}/preview`,
    who: ['seat'],
    params: match,
    body: bodies.previewBody,
    status: 200,
    answer: preview,
    errors: OF_PLAY,
    about: 'What an input would do, as far as the seat may know. Nothing is kept.',
  },
  undo: {
    method: 'POST',
    path: `${at}/undo`,
    who: ['seat', 'host'],
    params: match,
    body: bodies.rewindBody,
    status: 200,
    answer: bodies.actAnswer,
    errors: [...OF_PLAY, 'noMoreUndo'],
    about: 'Takes back the last input, or asks for it.',
  },
  redo: {
    method: 'POST',
    path: `${at}/redo`,
    who: ['seat', 'host'],
    params: match,
    body: bodies.rewindBody,
    status: 200,
    answer: bodies.actAnswer,
    errors: [...OF_PLAY, 'noMoreUndo'],
    about: 'Does again what was taken back.',
  },
  control: {
    method: 'POST',
    path: `${at}/control`,
    who: ['seat', 'host', 'moderator'],
    params: match,
    body: bodies.controlBody,
    status: 200,
    answer: bodies.controlAnswer,
    errors: [...OF_PLAY, 'unknownSeat', 'over'],
    about: 'Changes the match from outside of its rules. Who may use which control is in the table of controls.',
  },
  events: {
    method: 'GET',
    path: `${at}/events`,
    who: WATCHERS,
    params: match,
    query: bodies.eventsQuery,
    status: 200,
    answer: bodies.eventsAnswer,
    errors: OF_MATCH,
    about: 'What has happened after a place, as the caller may see it; with `wait`, it waits for something to happen.',
  },
  document: {
    method: 'GET',
    path: `${at}/document`,
    who: WATCHERS,
    params: match,
    status: 200,
    answer: json,
    errors: OF_MATCH,
    about:
      'The match as a document: the whole of it for a moderator or once it is over; before that, what the caller saw.',
  },
  storeRuleset: {
    method: 'POST',
    path: `${API_PREFIX}/rulesets`,
    who: ['anyone'],
    body: bodies.rulesetBody,
    status: 201,
    answer: bodies.rulesetAnswer,
    errors: ['invalidRuleset', 'unknownGame', 'tooLarge', ...OF_BROUGHT],
    bytes: 'rulesetBytes',
    about:
      'Checks a ruleset and keeps it under the hash of its content. `document` is the ruleset as one JSON value: parse YAML first, and put a ruleset of several files together. To play it, create a match with `{ "game": "ruleset", "ruleset": ID }`; without `ruleset`, that game plays its built-in example. A match that is played with a ruleset keeps it for good.',
  },
  ruleset: {
    method: 'GET',
    path: `${API_PREFIX}/rulesets/:ruleset`,
    who: ['anyone'],
    params: z.strictObject({ ruleset: word }),
    status: 200,
    answer: bodies.rulesetAnswer,
    errors: ['unknownRuleset', 'invalidRuleset', ...OF_BROUGHT],
    about: 'A stored ruleset with its document.',
  },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof ROUTES;

type PartOf<N extends RouteName, P extends string> = P extends keyof (typeof ROUTES)[N] ? (typeof ROUTES)[N][P] : never;

/** What a route is answered with; a text where its answer is no JSON. */
export type RouteAnswer<N extends RouteName> = PartOf<N, 'answer'> extends z.ZodType<infer A> ? A : string;

/** What a request brings. A query is read from texts. */
export type RouteBody<N extends RouteName> = PartOf<N, 'body'> extends z.ZodType<infer B> ? B : undefined;
export type RouteQuery<N extends RouteName> = PartOf<N, 'query'> extends z.ZodType<infer Q> ? Q : undefined;
export type RouteParams<N extends RouteName> = PartOf<N, 'params'> extends z.ZodType<infer P> ? P : undefined;
