/** The OpenAPI document, made from the table of routes and the schemas. Schemas with a name stand once, under `components`. */
import { z } from 'zod';
import { action } from '../action.ts';
import * as bodies from '../bodies.ts';
import { CLIENT_MESSAGES } from '../client-messages.ts';
import { control } from '../control.ts';
import { ERRORS, errorAbout } from '../errors.ts';
import type { ErrorCode } from '../errors.ts';
import * as looks from '../look.ts';
import { EVERYWHERE, ROUTES } from '../routes.ts';
import type { Route } from '../routes.ts';
import { SERVER_MESSAGES } from '../server-messages.ts';
import * as stages from '../stage.ts';
import * as tables from '../table-state.ts';
import { PLAY_PATH, PROTOCOL } from '../version.ts';
import { json } from '../words.ts';

type Document = Readonly<Record<string, unknown>>;

const NAMED: Readonly<Record<string, z.ZodType>> = {
  Json: json,
  Look: looks.look,
  Event: looks.event,
  Offer: looks.offer,
  Slot: looks.slot,
  Option: looks.option,
  Choice: looks.choice,
  TimeOut: looks.timeOut,
  Rewind: looks.rewind,
  Result: looks.result,
  Outcome: looks.outcome,
  Refusal: looks.refusal,
  Preview: looks.preview,
  Stage: stages.tableStage,
  Scene: stages.scene,
  ScenePlace: stages.scenePlace,
  SceneThing: stages.sceneThing,
  Cue: stages.cue,
  EventStep: looks.eventStep,
  Inspected: stages.inspected,
  Action: action,
  Control: control,
  SeatState: tables.seatState,
  Clocks: tables.clocks,
  MatchSettings: tables.matchSettings,
  MatchAbout: tables.matchAbout,
  Error: bodies.errorAnswer,
};

export function openApi(): Document {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });
  for (const [type, { schema }] of Object.entries(CLIENT_MESSAGES)) registry.add(schema, { id: `ToServer.${type}` });
  for (const [type, { schema }] of Object.entries(SERVER_MESSAGES)) registry.add(schema, { id: `FromServer.${type}` });
  const routes: readonly (readonly [string, Route])[] = Object.entries(ROUTES);
  for (const [name, { body, answer, query, params }] of routes) {
    if (body !== undefined) nameOnce(registry, body, `${name}.body`);
    if (answer !== 'text') nameOnce(registry, answer, `${name}.answer`);
    if (query !== undefined) registry.add(query, { id: `${name}.query` });
    if (params !== undefined) nameOnce(registry, params, `${name}.params`);
  }
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
  });
  const clean = Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutHead(schema)]));
  const nameOf = (schema: z.ZodType): string => registry.get(schema)?.id ?? '';
  return {
    openapi: '3.1.0',
    info: {
      title: 'Turnwise',
      version: String(PROTOCOL),
      description:
        'Matches of turn-based games. How the messages of the socket follow each other is told in docs/protocol.md.',
    },
    paths: { ...pathsOf(routes, clean, nameOf), [PLAY_PATH]: { get: socket() } },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: Object.fromEntries(Object.entries(clean).filter(([id]) => !/\.(?:query|params)$/.test(id))),
    },
  };
}

/** Several routes may share a schema; it is called by the first of them. */
function nameOnce(registry: z.core.$ZodRegistry<{ id: string }>, schema: z.ZodType, id: string): void {
  if (!registry.has(schema)) registry.add(schema, { id });
}

function pathsOf(
  routes: readonly (readonly [string, Route])[],
  schemas: Readonly<Record<string, Document>>,
  nameOf: (schema: z.ZodType) => string,
): Document {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, route] of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = operation(name, route, schemas, nameOf);
  }
  return paths;
}

function operation(
  name: string,
  { who, params, query, body, status, answer, errors, about }: Route,
  schemas: Readonly<Record<string, Document>>,
  nameOf: (schema: z.ZodType) => string,
): Document {
  const parameters = [
    ...(params === undefined ? [] : parametersOf(schemas[nameOf(params)], 'path')),
    ...(query === undefined ? [] : parametersOf(schemas[nameOf(query)], 'query')),
  ];
  const content =
    answer === 'text'
      ? { 'text/plain': { schema: { type: 'string' } } }
      : { 'application/json': { schema: refTo(nameOf(answer)) } };
  return {
    operationId: name,
    summary: about,
    description: `For: ${who.join(', ')}.`,
    security: who.includes('anyone') || who.includes('spectator') ? [{}, { token: [] }] : [{ token: [] }],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: refTo(nameOf(body)) } } } }),
    responses: { [status]: { description: 'Done.', content }, ...errorResponses([...errors, ...EVERYWHERE]) },
  };
}

function parametersOf(schema: Document | undefined, place: 'path' | 'query'): readonly Document[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    readonly properties?: Readonly<Record<string, Document>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, { description, ...one }]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema: one,
  }));
}

/** One response per status, with the codes that have it. */
function errorResponses(codes: readonly ErrorCode[]): Document {
  const byStatus = new Map<number, Set<ErrorCode>>();
  for (const code of codes) {
    const { status } = ERRORS[code];
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(code));
  }
  const content = { 'application/json': { schema: refTo('Error') } };
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([a], [b]) => a - b)
      .map(([status, same]) => [
        status,
        { description: [...same].map((code) => `\`${code}\`: ${errorAbout(code)?.text}`).join(' '), content },
      ]),
  );
}

function socket(): Document {
  return {
    operationId: 'play',
    summary: 'Upgrades to the WebSocket. Its messages are the schemas `ToServer.*` and `FromServer.*`.',
    security: [{}],
    responses: { 101: { description: 'The socket is open. The first message is `hello`.' } },
  };
}

function refTo(id: string): Document {
  return { $ref: `#/components/schemas/${id}` };
}

function withoutHead(schema: object): Document {
  const { $schema: _schema, $id: _id, id: _own, ...rest } = schema as Record<string, unknown>;
  return rest;
}
