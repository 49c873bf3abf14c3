// Keeps docs/levels.md true: its levels pass the check, and it tells every name in the words of the schema and of the code.
import { readFileSync } from 'node:fs';
import { readSourceText } from '@turnwise/scenario';
import { describe, expect, test } from 'vitest';
import { KINDS } from './kinds.ts';
import { checkLevel } from './level-check.ts';
import { LEVEL_ISSUES, LEVEL_WARNINGS } from './notation/level-issue.ts';
import { MAP_KINDS } from './notation/level-map.ts';
import { PRESETS } from './rules-of-level.ts';
import { COMPONENTS } from './types.ts';

interface Schema {
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

const PAGE = readFileSync(new URL('../../../docs/levels.md', import.meta.url), 'utf8');
const SCHEMA = JSON.parse(readFileSync(new URL('../level.schema.json', import.meta.url), 'utf8')) as Schema;

/** The rows of the table under a heading, each as its cells. */
function rowsUnder(heading: string): readonly (readonly string[])[] {
  const [, part = ''] = PAGE.split(`\n${heading}\n`);
  const [section = ''] = part.split(/\n##+ /);
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.slice(2, -2).split(' | '));
}

const quoted = (value: unknown): string => `\`${String(value)}\``;
const propertiesOf = (name: string): readonly [string, Schema][] =>
  Object.entries((name === 'level' ? SCHEMA : SCHEMA.$defs?.[name])?.properties ?? {});

describe.each([
  ['level', '## The file'],
  ['thing', '## Things'],
])('the fields of a %s', (name, heading) => {
  test('are all told, with examples of them', () => {
    const rows = rowsUnder(heading);
    expect(rows.map(([key, meaning]) => [key, meaning])).toEqual(
      propertiesOf(name).map(([key, { description }]) => [quoted(key), description]),
    );
    for (const [key = '', , example = ''] of rows) expect(example).toContain(`${key.slice(1, -1)}: `);
  });
});

/** What a rule may be, and what it is by a preset. */
function valuesText({ enum: values, type, minimum, maximum, items }: Schema): string {
  if (values !== undefined) return values.map(quoted).join(', ');
  if (type === 'boolean') return '`true`, `false`';
  if (type === 'integer') return `${minimum} to ${maximum}`;
  return items === undefined ? 'see below' : `a list of ${items.enum?.map(quoted).join(', ')}`;
}

function settingText(value: unknown): string {
  if (Array.isArray(value)) return value.map(quoted).join(', ');
  return typeof value === 'object' ? 'see below' : quoted(value);
}

test.each([
  ['rules', '## Rules', PRESETS.classic, PRESETS.strict],
  ['detection', '### Detection', PRESETS.classic.detection, PRESETS.strict.detection],
])('%s are told with what they may be and what the presets make of them', (name, heading, classic, strict) => {
  expect(rowsUnder(heading)).toEqual(
    propertiesOf(name).map(([key, one]) => [
      quoted(key),
      one.description,
      valuesText(one),
      settingText(classic[key as keyof typeof classic]),
      settingText(strict[key as keyof typeof strict]),
    ]),
  );
});

test('kinds are told with their components and their characters on a map', () => {
  const character = Object.fromEntries(Object.entries(MAP_KINDS).map(([sign, kind]) => [kind, quoted(sign)]));
  expect(rowsUnder('### Kinds')).toEqual(
    Object.entries(KINDS).map(([kind, components]) => [
      quoted(kind),
      components.map(quoted).join(', '),
      character[kind] ?? '–',
    ]),
  );
});

test('components are all told', () => {
  expect(rowsUnder('### Components').map(([name]) => name)).toEqual(COMPONENTS.map(quoted));
});

test('issues and warnings are all told', () => {
  expect(rowsUnder('## Issues')).toEqual(
    Object.entries({ ...LEVEL_ISSUES, ...LEVEL_WARNINGS }).map(([code, meaning]) => [quoted(code), meaning]),
  );
});

const EXAMPLES = [...PAGE.matchAll(/```yaml\n(level: 1\n[\s\S]*?)```/g)].map(([, text = '']) => text);

test.each(EXAMPLES)('the level passes the check:\n%s', (text) => {
  const source = readSourceText(text);
  const checked = source.ok ? checkLevel(source.value.value) : undefined;
  expect([checked?.issues, checked?.warnings]).toEqual([[], []]);
});

test('there are levels on the page', () => {
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(3);
});
