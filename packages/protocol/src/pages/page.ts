/** The page of the protocol: what is told (`prose.ts`), and the tables that are made from the schemas. */
import type { z } from 'zod';
import { hashValue } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { action } from '../action.ts';
import { errorAnswer } from '../bodies.ts';
import { CLIENT_MESSAGES } from '../client-messages.ts';
import { control, CONTROLS } from '../control.ts';
import { diff } from '../diff.ts';
import { ERROR_CODES, errorAbout } from '../errors.ts';
import type { ErrorAbout } from '../errors.ts';
import * as looks from '../look.ts';
import { EVERYWHERE, ROUTES } from '../routes.ts';
import type { Route } from '../routes.ts';
import { SERVER_MESSAGES } from '../server-messages.ts';
import * as stages from '../stage.ts';
import * as tables from '../table-state.ts';
import { CONVERSATION, HASHED, OTHER_MESSAGES, PATCHES } from './examples.ts';
import { fieldRows, typeText } from './fields.ts';
import type { Sections } from './fields.ts';
import { PROSE } from './prose.ts';

const SECTIONS: Sections = new Map<z.ZodType, string>([
  [looks.look, 'Look'],
  [looks.choice, 'Choice'],
  [looks.offer, 'Offer'],
  [looks.slot, 'Slot'],
  [looks.option, 'Option'],
  [looks.timeOut, 'Time-out'],
  [looks.rewind, 'Rewind'],
  [looks.result, 'Result'],
  [looks.event, 'Event'],
  [looks.outcome, 'Outcome'],
  [looks.refusal, 'Refusal'],
  [looks.preview, 'Preview'],
  [stages.tableStage, 'Stage'],
  [stages.scene, 'Scene'],
  [stages.scenePlace, 'Scene place'],
  [stages.sceneThing, 'Scene thing'],
  [stages.cue, 'Cue'],
  [looks.eventStep, 'Event step'],
  [stages.inspected, 'Inspected'],
  [action, 'Action'],
  [control, 'Control'],
  [tables.seatState, 'Seat state'],
  [tables.clocks, 'Clocks'],
  [tables.matchSettings, 'Match settings'],
  [tables.matchEnd, 'Match end'],
  [tables.matchAbout, 'Match about'],
  [errorAnswer, 'Error answer'],
]);

export function protocolPage(): string {
  return [
    PROSE.replace('{conversation}', conversation)
      .replace('{others}', () => block(OTHER_MESSAGES))
      .replace('{patches}', patches)
      .replace('{hashes}', hashes),
    '## Messages to the server\n',
    ...Object.entries(CLIENT_MESSAGES).map(([type, { schema, who, answer, about }]) =>
      section(`\`${type}\``, `${about} For: ${who.join(', ')}. Answered with: ${answer}.`, schema),
    ),
    '## Messages from the server\n',
    ...Object.entries(SERVER_MESSAGES).map(([type, { schema, about }]) => section(`\`${type}\``, about, schema)),
    '## Controls\n',
    controls(),
    '## Requests\n',
    REQUESTS,
    ...Object.entries(ROUTES as Readonly<Record<string, Route>>).map(([, route]) => routeText(route)),
    '## Errors\n',
    errors(),
    '## Parts\n',
    ...[...SECTIONS].map(([schema, name]) => section(name, '', schema)),
  ].join('\n');
}

const REQUESTS = `The token goes into the header \`Authorization: Bearer TOKEN\`, never into the address. Bodies and answers are JSON. Every route may also answer ${EVERYWHERE.map((code) => `\`${code}\``).join(', ')}.
The same as an OpenAPI 3.1 document: [openapi.json](openapi.json).
`;

function conversation(): string {
  const lines = CONVERSATION.map(({ to, message }) => `${to === 'server' ? '>' : '<'} ${JSON.stringify(message)}`);
  return ['```', ...lines, '```'].join('\n');
}

function block(values: readonly unknown[]): string {
  return ['```json', ...values.map((value) => JSON.stringify(value)), '```'].join('\n');
}

function patches(): string {
  const rows = PATCHES.map(
    ([before, after]) => `| ${inCode(before)} | ${inCode(after)} | ${inCode(diff(before, after))} |`,
  );
  return ['| before | after | patch |', '| --- | --- | --- |', ...rows].join('\n');
}

function hashes(): string {
  const rows = HASHED.map((value) => `| ${inCode(value)} | \`${hashValue(value)}\` |`);
  return ['| value | hash |', '| --- | --- |', ...rows].join('\n');
}

function inCode(value: Json): string {
  return `\`${JSON.stringify(value)}\``;
}

function section(title: string, about: string, schema: z.ZodType): string {
  const rows = fieldRows(schema, SECTIONS);
  const fields =
    rows.length === 0 ? [typeText(schema, SECTIONS)] : ['| field | holds | meaning |', '| --- | --- | --- |', ...rows];
  return [`### ${title}`, '', ...(about === '' ? [] : [about, '']), ...fields, ''].join('\n');
}

function controls(): string {
  const rows = Object.entries(CONTROLS).map(
    ([kind, { who, recorded, about }]) => `| \`${kind}\` | ${who.join(', ')} | ${recorded ? 'yes' : 'no'} | ${about} |`,
  );
  return ['| control | who may | moves the place | what it does |', '| --- | --- | --- | --- |', ...rows, ''].join(
    '\n',
  );
}

function routeText({ method, path, who, query, body, status, answer, errors: codes, about }: Route): string {
  const parts = [
    ...(query === undefined ? [] : [`- Query: ${typeText(query, SECTIONS)}`]),
    ...(body === undefined ? [] : [`- Body: ${typeText(body, SECTIONS)}`]),
    `- Answer ${status}: ${answer === 'text' ? 'plain text' : typeText(answer, SECTIONS)}`,
    ...(codes.length === 0 ? [] : [`- Errors: ${codes.map((one) => `\`${one}\``).join(', ')}`]),
  ];
  return [`### \`${method} ${path}\``, '', `${about} For: ${who.join(', ')}.`, '', ...parts, ''].join('\n');
}

function errors(): string {
  const rows = ERROR_CODES.map((one) => {
    const { status, close, again, hello, text }: ErrorAbout = errorAbout(one) ?? {
      status: 0,
      again: 'never',
      text: '',
    };
    const does = hello === undefined ? again : `${again}; without an \`id\`: ${hello}`;
    return `| \`${one}\` | ${status} | ${close ?? ''} | ${does} | ${text} |`;
  });
  return [
    'The codes of the platform. `{name}` in a sentence is one of the params. *Closes*: the socket is closed with this code after the message. *Again*: `never`, the same gives the same error; `later`, wait and send the same with the same id; `connect`, connect again, say hello, and send what was unanswered with the same id.',
    '',
    'A code that is not in this table comes from the engine or the game, with their params and words. It is never a reason to connect again.',
    '',
    '| code | status | closes | again | sentence |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
