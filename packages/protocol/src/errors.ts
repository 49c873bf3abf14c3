/**
 * The errors of the platform itself: its code, the HTTP status, the code with which a socket is closed where the error closes it, what a
 * client does about it, and the sentence for people. Codes of the engine pass through with their params and the game's own words; they
 * never close a socket.
 */
import { shorten } from '@turnwise/kernel';
import type { Params } from '@turnwise/kernel';

export interface ErrorAbout {
  readonly status: number;
  /** The code of the WebSocket's close, if this error ends the connection. */
  readonly close?: number;
  /**
   * - `never`: sending the same again gives the same error.
   * - `later`: it may work in a moment; send the same again with the same id.
   * - `connect`: connect again and say hello; what was unanswered is sent again with the same id.
   */
  readonly again: 'never' | 'later' | 'connect';
  /** The same where it answers a `hello` or no message at all, if that is something else. */
  readonly hello?: 'later';
  /** For people. `{name}` stands for a param. */
  readonly text: string;
}

export const ERRORS = {
  unauthenticated: { status: 401, again: 'never', text: 'You need a valid token for this.' },
  forbidden: { status: 403, again: 'never', text: 'You are not allowed to do that here.' },
  muted: { status: 403, again: 'never', text: 'You cannot write in the chat of this match.' },
  kicked: { status: 403, again: 'never', text: 'You were removed from this match.' },
  seatLeft: { status: 403, again: 'never', text: 'You have left your seat in this match.' },
  unknownMatch: { status: 404, again: 'never', text: 'There is no such match.' },
  unknownRuleset: { status: 404, again: 'never', text: 'There is no such ruleset.' },
  unknownGame: { status: 404, again: 'never', text: 'There is no such game.' },
  unknownSeat: { status: 404, again: 'never', text: 'There is no such seat in this match.' },
  unknownBot: { status: 404, again: 'never', text: 'There is no such bot for this game.' },
  unknownRoute: { status: 404, again: 'never', text: 'There is nothing at this address.' },
  upgradeRequired: { status: 426, again: 'never', text: 'Open a WebSocket at this address.' },
  unknownType: { status: 400, again: 'never', text: 'The server does not know the message type {type}.' },
  malformed: { status: 400, again: 'never', text: 'The message could not be understood: {issues}.' },
  notJoined: { status: 409, again: 'never', text: 'Say hello to this match first.' },
  invalidMatch: { status: 422, again: 'never', text: 'A match cannot begin like this: {issues}.' },
  invalidRuleset: { status: 422, again: 'never', text: 'The ruleset has mistakes: {issues}.' },
  overstayed: {
    status: 422,
    again: 'never',
    hello: 'later',
    text: 'The rules that were brought were stopped: {reason}.',
  },
  onlyShipped: {
    status: 403,
    again: 'never',
    text: 'Only rulesets and levels that come with this server can be played here.',
  },
  crowded: {
    status: 503,
    again: 'later',
    text: 'Too many matches with rules that people brought are open here. Please try again later.',
  },
  duplicateInput: {
    status: 409,
    again: 'never',
    text: 'Something else was already sent with this id. Nothing was done.',
  },
  versionMismatch: {
    status: 409,
    again: 'never',
    text: 'This match was begun with version {version} of the game, which this server does not have.',
  },
  seatTaken: { status: 409, again: 'never', text: 'Somebody is already sitting there.' },
  nameTaken: {
    status: 409,
    again: 'never',
    text: 'You cannot be called that here: it looks like somebody else.',
  },
  notOpen: { status: 409, again: 'never', text: 'The match has not begun: there are seats to fill.' },
  halted: { status: 409, again: 'never', text: 'The match is halted.' },
  noMoreUndo: {
    status: 409,
    again: 'never',
    text: 'The match has become too long to take anything back.',
  },
  matchFull: {
    status: 409,
    again: 'never',
    text: 'The match has become too long: it can have {most} records. It can only be ended.',
  },
  over: { status: 409, again: 'never', text: 'The match is over.' },
  tooManyMatches: {
    status: 429,
    again: 'never',
    text: 'That is one match too many: one connection can have {most} at once.',
  },
  tooManyCreated: {
    status: 429,
    again: 'later',
    text: 'Too many matches were created from your address: at most {most} in an hour.',
  },
  tooManyBotMatches: {
    status: 429,
    again: 'later',
    text: 'Too many matches of your address are played by bots alone: at most {most} at once.',
  },
  tooLarge: { status: 413, close: 1009, again: 'never', text: 'The message is too large.' },
  rateLimited: { status: 429, close: 4429, again: 'later', text: 'Too many {what}. Please wait a moment.' },
  tooManySockets: {
    status: 429,
    close: 4430,
    again: 'later',
    text: 'There are too many connections from your address.',
  },
  departed: {
    status: 503,
    close: 4504,
    again: 'later',
    text: 'This server has lost track of the match and has stopped serving it. Nothing you did is lost.',
  },
  unavailable: { status: 503, again: 'later', text: 'The server cannot do that right now. Please try again.' },
  notReady: { status: 503, again: 'later', text: 'The server is not ready yet.' },
  draining: { status: 503, close: 4503, again: 'connect', text: 'The server is restarting. Please connect again.' },
  tooSlow: { status: 408, close: 4408, again: 'connect', text: 'Your connection could not keep up.' },
  silent: { status: 408, close: 4409, again: 'connect', text: 'You were at no match for a while.' },
  protocolMismatch: {
    status: 400,
    close: 4406,
    again: 'never',
    text: 'This server speaks version {protocol} of the protocol. Please update.',
  },
  badOrigin: { status: 403, close: 4403, again: 'never', text: 'Pages from this address may not connect here.' },
  internal: { status: 500, again: 'later', text: 'Something went wrong on the server.' },
} as const satisfies Readonly<Record<string, ErrorAbout>>;

export type ErrorCode = keyof typeof ERRORS;

export const ERROR_CODES = Object.keys(ERRORS) as readonly ErrorCode[];

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}

/** What the table says about a code; nothing for a code of the engine. */
export function errorAbout(code: string): ErrorAbout | undefined {
  return isErrorCode(code) ? ERRORS[code] : undefined;
}

/** The error with which a socket was closed; undefined for an ordinary close or a lost connection. */
export function closedBy(close: number): ErrorCode | undefined {
  return ERROR_CODES.find((code) => errorAbout(code)?.close === close);
}

/** The sentence for people. */
export function errorText(code: ErrorCode, params: Params = {}): string {
  return ERRORS[code].text.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    Object.hasOwn(params, name) ? wordOf(params[name]) : '…',
  );
}

function wordOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(wordOf).join('; ') : shorten(value);
}
