/**
 * Reads what came over the socket. The text is measured before it is parsed, and what was parsed before anything walks it. Nothing that
 * arrives makes it throw.
 */
import { fail, formatIssue, issue as issueAt, joinPath, ok, sizeIssue, USUAL_SIZE } from '@turnwise/kernel';
import type { Issue, Json, Result } from '@turnwise/kernel';
import type { z } from 'zod';
import { CLIENT_MESSAGES } from './client-messages.ts';
import type { ClientMessage, ClientMessageType } from './client-messages.ts';
import { errorText } from './errors.ts';
import type { ErrorCode } from './errors.ts';
import { expectedBy } from './expected-by.ts';
import { PROTOCOL_LIMITS } from './limits.ts';
import { SERVER_MESSAGES } from './server-messages.ts';
import type { ServerMessage, ServerMessageOf, ServerMessageType } from './server-messages.ts';
import { PROTOCOL } from './version.ts';

/** Why a message was not taken: ready to be sent back. */
export type MessageError = ServerMessageOf<'error'>;

export function readClientMessage(text: string): Result<ClientMessage, MessageError> {
  if (utf8Length(text) > PROTOCOL_LIMITS.messageBytes.usual)
    return fail(messageError('tooLarge', { most: PROTOCOL_LIMITS.messageBytes.usual }));
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const message = parsed.value;
  const type = message['type'];
  if (typeof type !== 'string') return wrong(issueAt('type', 'wrongShape', 'text', type ?? null), message);
  if (!Object.hasOwn(CLIENT_MESSAGES, type))
    return fail(messageError('unknownType', { type: type.slice(0, 64) }, message));
  // First of all: a client of another version may send fields that this one does not know.
  if (type === 'hello' && typeof message['protocol'] === 'number' && message['protocol'] !== PROTOCOL)
    return fail(messageError('protocolMismatch', { protocol: PROTOCOL }, message));
  const read = checked(CLIENT_MESSAGES[type as ClientMessageType].schema, message);
  return read.ok ? read : fail(messageError('malformed', { issues: asParams(read.error) }, message));
}

/** For clients. Undefined for a type that this version does not know, which is to be ignored. */
export function readServerMessage(text: string): Result<ServerMessage | undefined, readonly Issue[]> {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return fail([issueAt('', 'notJson', 'a message in JSON')]);
  }
  const type = typeof message === 'object' && message !== null && 'type' in message ? message.type : undefined;
  if (typeof type !== 'string') return fail([issueAt('type', 'wrongShape', 'a message with a type')]);
  if (!Object.hasOwn(SERVER_MESSAGES, type)) return ok(undefined);
  return checked(SERVER_MESSAGES[type as ServerMessageType].schema, message);
}

/** Whatever it is, checked with a schema of this package: the value, or the issues with their paths. */
export function checked<V>(schema: z.ZodType<V>, value: unknown): Result<V, readonly Issue[]> {
  const read = schema.safeParse(value);
  return read.success ? ok(read.data) : fail(read.error.issues.flatMap((one) => issuesIn(one, '')).slice(0, 20));
}

/** An error of the platform as a message, with the sentence for it. */
export function messageError(
  code: ErrorCode,
  params: Readonly<Record<string, Json>> = {},
  about: { readonly match?: unknown; readonly id?: unknown } = {},
): MessageError {
  const { match, id } = about;
  const words =
    Array.isArray(params['issues']) && params['issues'].every(isIssue)
      ? { ...params, issues: params['issues'].map(formatIssue) }
      : params;
  return {
    type: 'error',
    code,
    params,
    message: errorText(code, words),
    ...(typeof match === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(match) ? { match } : {}),
    ...(typeof id === 'string' && id.length <= PROTOCOL_LIMITS.idCharacters.usual ? { id } : {}),
  };
}

function isIssue(value: unknown): value is Issue {
  return typeof value === 'object' && value !== null && 'path' in value && 'expected' in value;
}

const MOST = { ...USUAL_SIZE, depth: PROTOCOL_LIMITS.messageDepth.usual };

function parse(text: string): Result<Readonly<Record<string, unknown>>, MessageError> {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return wrong(issueAt('', 'notJson', 'a message in JSON'));
  }
  const large = sizeIssue(message, '', MOST);
  if (large !== undefined) return wrong(large);
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    return wrong(issueAt('', 'wrongShape', 'a message with a type', message));
  return ok(message as Readonly<Record<string, unknown>>);
}

function wrong(one: Issue, message?: Readonly<Record<string, unknown>>): Result<never, MessageError> {
  return fail(messageError('malformed', { issues: asParams([one]) }, message));
}

type ZodIssue = z.core.$ZodIssue;

/** Of a union, the issues of the branch that came furthest: the one with the fewest. */
function issuesIn(one: ZodIssue, under: string): readonly Issue[] {
  const path = one.path.reduce<string>((at, key) => joinPath(at, typeof key === 'number' ? key : String(key)), under);
  if (one.code === 'invalid_union' && one.errors.length > 0) {
    const nearest = one.errors.reduce((best, branch) => (branch.length < best.length ? branch : best));
    return nearest.flatMap((inner) => issuesIn(inner, path));
  }
  if (one.code === 'unrecognized_keys')
    return one.keys.map((key) => issueAt(joinPath(path, key), 'unknownField', 'no such field'));
  if (one.code === 'invalid_type' && one.expected === 'never') return [issueAt(path, 'unknownField', 'no such field')];
  return [issueAt(path, 'wrongShape', expectedBy(one))];
}

function asParams(issues: readonly Issue[]): Json {
  return issues as unknown as Json;
}

/** Bytes of the text as UTF-8. */
export function utf8Length(text: string): number {
  let bytes = text.length;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    // Half of a pair counts two: the pair has four bytes.
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1;
  }
  return bytes;
}
