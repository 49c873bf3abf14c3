/** What clients send over the socket. Each message is strict: a field that is not here is a mistake, and the message is `malformed`. */
import { z } from 'zod';
import { action } from './action.ts';
import { control } from './control.ts';
import { PROTOCOL_LIMITS } from './limits.ts';
import { clientId, json, line, matchId, pingMark, place, token, word } from './words.ts';
import type { Role } from './roles.ts';

const about = { id: clientId, match: matchId };

const hello = z.strictObject({
  type: z.literal('hello'),
  protocol: z.int(),
  match: matchId,
  token: token.optional(),
  after: place.optional(),
  deltas: z.boolean().optional(),
  labels: z.boolean().optional(),
  seen: z.boolean().optional(),
  stage: z.boolean().optional(),
});
const actionSubmit = z.strictObject({
  type: z.literal('action.submit'),
  ...about,
  decision: word.optional(),
  input: action,
});
const inputSubmit = z.strictObject({ type: z.literal('input.submit'), ...about, choice: word, value: json });
const askPreview = z.strictObject({ type: z.literal('preview'), ...about, input: action });
const inspect = z.strictObject({ type: z.literal('inspect'), ...about, thing: word });
const undo = z.strictObject({ type: z.literal('undo'), ...about });
const redo = z.strictObject({ type: z.literal('redo'), ...about });
const systemControl = z.strictObject({ type: z.literal('system.control'), ...about, control });
const say = z.strictObject({
  type: z.literal('chat'),
  ...about,
  text: line(PROTOCOL_LIMITS.chatCharacters.usual),
});
const leave = z.strictObject({ type: z.literal('leave'), match: matchId });
const ping = z.strictObject({ type: z.literal('ping'), at: pingMark.optional() });

export const clientMessage = z.discriminatedUnion('type', [
  hello,
  actionSubmit,
  inputSubmit,
  askPreview,
  inspect,
  undo,
  redo,
  systemControl,
  say,
  leave,
  ping,
]);
export type ClientMessage = z.infer<typeof clientMessage>;
export type ClientMessageType = ClientMessage['type'];
export type ClientMessageOf<T extends ClientMessageType> = Extract<ClientMessage, { type: T }>;

export interface ClientMessageAbout {
  readonly schema: z.ZodType<ClientMessage>;
  readonly who: readonly Role[];
  /** How it is answered. `result` may always be an `error` instead. */
  readonly answer: 'welcome' | 'result' | 'pong' | 'nothing';
  readonly about: string;
}

const EVERYBODY: readonly Role[] = ['seat', 'spectator', 'host', 'moderator'];

export const CLIENT_MESSAGES: Readonly<Record<ClientMessageType, ClientMessageAbout>> = {
  hello: {
    schema: hello,
    who: ['anyone'],
    answer: 'welcome',
    about:
      "Joins a match on this socket. Said again for the same match, it asks for a fresh look. `after` is the last place that the client has; `deltas` asks for changes instead of whole looks; `labels` asks for messages beside sentences; `seen` asks for views and questions also in the game's own types; `stage` asks for the stage of each look and for what happens step by step.",
  },
  'action.submit': {
    schema: actionSubmit,
    who: ['seat'],
    answer: 'result',
    about: 'An input of the seat. With `decision`, it is refused as `staleDecision` if that decision is closed.',
  },
  'input.submit': {
    schema: inputSubmit,
    who: ['seat'],
    answer: 'result',
    about: 'The answer to an open question: a value from its candidates, or a list of them.',
  },
  preview: {
    schema: askPreview,
    who: ['seat'],
    answer: 'result',
    about: 'What an input would do, as far as the seat may know. Nothing is kept.',
  },
  inspect: {
    schema: inspect,
    who: EVERYBODY,
    answer: 'result',
    about: 'What the rules say of a thing on the stage, and why nothing can be done with it now.',
  },
  undo: { schema: undo, who: ['seat', 'host'], answer: 'result', about: 'Takes back the last input, or asks for it.' },
  redo: { schema: redo, who: ['seat', 'host'], answer: 'result', about: 'Does again what was taken back.' },
  'system.control': {
    schema: systemControl,
    who: ['seat', 'host', 'moderator'],
    answer: 'result',
    about: 'Changes the match from outside of its rules. Who may use which control is in the table of controls.',
  },
  chat: {
    schema: say,
    who: ['seat', 'host', 'moderator'],
    answer: 'result',
    about: 'A line for everybody at the match. It is not part of the match and is not kept.',
  },
  leave: {
    schema: leave,
    who: EVERYBODY,
    answer: 'nothing',
    about: 'Nothing more about this match on this socket. The seat stays taken.',
  },
  ping: { schema: ping, who: ['anyone'], answer: 'pong', about: 'Asks whether the server is there, and for its time.' },
};
