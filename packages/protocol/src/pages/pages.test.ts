// The examples of the page are what they say, and its recipe for the hash gives the hash.
import { hashValue } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { CLIENT_MESSAGES, diff, ERROR_CODES, errorText, patch, ROUTES, SERVER_MESSAGES } from '../index.ts';
import { CONVERSATION, HASHED, LOOK, NEXT_LOOK, OTHER_MESSAGES, PATCHES } from './examples.ts';
import { openApi, protocolPage } from './index.ts';

describe('the page', () => {
  const page = protocolPage();

  test.each([...CONVERSATION.map(({ message }) => message), ...OTHER_MESSAGES])(
    'has a true example: $type',
    (message) => {
      const schemas = [...Object.entries(CLIENT_MESSAGES), ...Object.entries(SERVER_MESSAGES)]
        .filter(([type]) => type === message.type)
        .map(([, { schema }]) => schema);
      const read = schemas.map((schema) => schema.safeParse(message)).filter(({ success }) => success);
      expect(read).toHaveLength(1);
      expect(read[0]?.data).toEqual(message);
      expect(page).toContain(JSON.stringify(message));
    },
  );

  test('has a conversation in which every look follows from the last', () => {
    expect(patch(LOOK as Json, diff(LOOK as Json, NEXT_LOOK as Json))).toEqual(NEXT_LOOK);
    for (const [before, after] of PATCHES) expect(patch(before, diff(before, after))).toEqual(after);
  });

  test('names everything that can be sent or asked for', () => {
    for (const type of [...Object.keys(CLIENT_MESSAGES), ...Object.keys(SERVER_MESSAGES)])
      expect(page).toContain(`### \`${type}\``);
    for (const { method, path } of Object.values(ROUTES)) expect(page).toContain(`### \`${method} ${path}\``);
    for (const code of ERROR_CODES) expect(page).toContain(`| \`${code}\` |`);
  });

  test('has anchors for all that it links to', () => {
    const anchors = new Set(
      [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replaceAll(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
      ),
    );
    const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !anchors.has(link))).toEqual([]);
  });
});

describe('the recipe for the hash', () => {
  test.each(HASHED.map((value) => [value]))('gives the hash of %j', (value) => {
    expect(byRecipe(value)).toBe(hashValue(value));
  });
});

describe('the OpenAPI document', () => {
  const document = openApi() as unknown as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
    readonly components: { readonly schemas: Readonly<Record<string, object>> };
  };

  test('has every route, and the socket', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      [...Object.keys(ROUTES), 'play'].toSorted(),
    );
  });

  test('refers only to what is there', () => {
    const text = JSON.stringify(document);
    for (const [, id = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g))
      expect(Object.keys(document.components.schemas)).toContain(id);
    expect(text).not.toContain('$defs');
  });

  test('has schemas that take the examples, and not much else', () => {
    const ajv = new Ajv2020({ strict: false, allowUnionTypes: true });
    ajv.addSchema({ $id: 'api', components: document.components });
    const check = (id: string, value: unknown): boolean =>
      ajv.validate({ $ref: `api#/components/schemas/${id}` }, value);
    for (const { to, message } of CONVERSATION)
      expect(check(`${to === 'server' ? 'ToServer' : 'FromServer'}.${message.type}`, message), message.type).toBe(true);
    expect(check('Look', { ...LOOK, frame: 'x' })).toBe(false);
    expect(check('ToServer.undo', { type: 'undo', id: 'a', match: 'm', more: 1 })).toBe(false);
  });
});

test('a sentence of an error names what it is about', () => {
  expect(errorText('unknownType', { type: 'jump' })).toBe('The server does not know the message type jump.');
  expect(errorText('tooManyMatches', { most: 5 })).toContain('can have 5 at once');
  for (const code of ERROR_CODES) expect(errorText(code)).toMatch(/^[A-Z].*\.$/);
});

/** Written from the page, in the words of the page. */
function byRecipe(value: Json): string {
  let a = 0x243f6a88;
  let b = 0x85a308d3 | 0;
  const rotl = (x: number, by: number): number => (x << by) | (x >>> (32 - by));
  const mix = (v: number): void => {
    const x = Math.imul(a ^ v, 0x9e3779b1);
    const y = Math.imul((b + v) | 0, 0x85ebca77);
    a = (rotl(x, 13) + b) | 0;
    b = rotl(y, 17) ^ x;
  };
  const fresh = (work: () => void): readonly [number, number] => {
    const before = [a, b] as const;
    [a, b] = [0x243f6a88, 0x85a308d3 | 0];
    work();
    const inner = [a, b] as const;
    [a, b] = before;
    return inner;
  };
  const text = (s: string): void => {
    mix(s.length);
    for (let i = 0; i < s.length; i++) mix(s.charCodeAt(i));
  };
  const scalar = (v: Json): void => {
    if (v === null) mix(1);
    else if (typeof v === 'boolean') mix(v ? 3 : 2);
    else if (typeof v === 'number') {
      mix(4);
      mix(v | 0);
      if ((v | 0) !== v) mix((Math.floor(v / 2 ** 32) | 0) ^ 0x40000000);
    } else {
      mix(5);
      text(v as string);
    }
  };
  const part = (v: Json): void => {
    if (typeof v !== 'object' || v === null) return scalar(v);
    const [x, y] = fresh(() => content(v));
    mix(x);
    mix(y);
  };
  const content = (v: Json): void => {
    if (typeof v !== 'object' || v === null) return scalar(v);
    if (Array.isArray(v)) {
      mix(6);
      mix(v.length);
      for (const item of v as readonly Json[]) part(item);
      return;
    }
    const fields = Object.entries(v as Readonly<Record<string, Json>>).map(([name, field]) =>
      fresh(() => {
        text(name);
        part(field);
        mix(7);
      }),
    );
    mix(7);
    mix(fields.length);
    mix(fields.reduce((sum, [x]) => (sum + x) | 0, 0));
    mix(fields.reduce((sum, [, y]) => (sum + y) | 0, 0));
  };
  content(value);
  for (const last of [0x5bd1e995, 0x5bd1e996, 0x5bd1e997, 0x5bd1e998]) mix(last);
  return [a, b].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}
