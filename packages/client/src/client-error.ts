/** Why something could not be done: a code of the server, or one of these. */

/**
 * - `closed`: the client was closed.
 * - `left`: the match was left.
 * - `unanswered`: no answer came in time. It may have been done all the same.
 * - `alreadyJoined`: this client is at that match with another token.
 * - `badAnswer`: the server answered a request with something else than its schema.
 */
export const CLIENT_ERRORS = ['closed', 'left', 'unanswered', 'alreadyJoined', 'badAnswer'] as const;
export type ClientErrorCode = (typeof CLIENT_ERRORS)[number];

export class ClientError extends Error {
  /** One of `CLIENT_ERRORS`, of the platform, or of the engine. */
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;

  constructor(code: string, message: string, params: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'ClientError';
    this.code = code;
    this.params = params;
  }
}

const WORDS: Readonly<Record<ClientErrorCode, string>> = {
  closed: 'The connection was closed.',
  left: 'You have left this match.',
  unanswered: 'The server has not answered. It may have been done all the same.',
  alreadyJoined: 'You are already at this match with another token.',
  badAnswer: 'The server gave an answer that cannot be understood.',
};

export function ownError(code: ClientErrorCode): ClientError {
  return new ClientError(code, WORDS[code]);
}
