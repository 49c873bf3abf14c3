// The JSON Schema: every key is there, described, and nothing else is allowed where the format allows nothing else.
import { isRecord } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { scenarioJsonSchema } from './index.ts';
import { KEY_DESCRIPTIONS } from './key-descriptions.ts';

type Node = Readonly<Record<string, unknown>>;

/** Every object schema with properties, at any depth. */
function objects(node: unknown): readonly Node[] {
  if (Array.isArray(node)) return node.flatMap(objects);
  if (!isRecord(node)) return [];
  const inner = Object.values(node).flatMap(objects);
  return isRecord(node['properties']) ? [node, ...inner] : inner;
}

const schema = scenarioJsonSchema() as Node;

test('every key is described', () => {
  const described = new Set(
    objects(schema).flatMap(({ properties }) =>
      Object.entries(properties as Readonly<Record<string, Node>>).map(
        ([key, one]) => `${key}: ${String(one['description'])}`,
      ),
    ),
  );
  const keys = Object.values(KEY_DESCRIPTIONS).flatMap((part) =>
    Object.entries(part).map(([key, text]) => `${key}: ${text}`),
  );
  expect([...described].toSorted()).toEqual([...new Set(keys)].toSorted());
});

test('the version, what is required, and what a step does', () => {
  expect(schema).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Turnwise scenario',
    type: 'object',
    required: ['scenario', 'game', 'title'],
    additionalProperties: false,
    properties: { scenario: { const: 1 } },
  });
  const step = objects(schema).find(({ properties }) => isRecord(properties) && 'undo' in properties);
  expect(step).toMatchObject({
    additionalProperties: false,
    oneOf: ['input', 'answer', 'undo', 'redo', 'preview'].map((verb) => ({ required: [verb] })),
  });
});

test('is plain JSON, new each time', () => {
  expect(JSON.parse(JSON.stringify(schema))).toEqual(scenarioJsonSchema());
  expect(scenarioJsonSchema()).not.toBe(schema);
});
