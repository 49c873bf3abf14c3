/** Parts of the reference page that are read out of the JSON Schema: what a key takes, and tables of keys. */
import { isRecord } from '@turnwise/kernel';

export type SchemaNode = Readonly<Record<string, unknown>>;

/** A table of the keys of a record; a question mark stands behind those that may be left out. `of` fills a column of its own. */
export function keyTable(node: SchemaNode, of?: (key: string) => string): readonly string[] {
  const required = new Set(strings(node.required));
  const rows = Object.entries(propertiesOf(node)).map(([key, inner]) => {
    const more = of === undefined ? '' : ` ${of(key)} |`;
    return `| \`${key}${required.has(key) ? '' : '?'}\` | ${takes(inner)} |${more} ${textOf(inner.description)} |`;
  });
  return of === undefined
    ? ['| key | takes | |', '| --- | --- | --- |', ...rows]
    : ['| key | takes | of | |', '| --- | --- | --- | --- |', ...rows];
}

/** The record that a node is, is a list of, or may be; undefined if there is none. */
export function recordIn(node: SchemaNode): SchemaNode | undefined {
  if (isRecord(node.properties)) return node;
  if (isRecord(node.items)) return recordIn(node.items);
  const found = nodes(node.anyOf)
    .map(recordIn)
    .filter((one) => one !== undefined);
  return found.length === 1 ? found[0] : undefined;
}

export function propertiesOf(node: SchemaNode): Readonly<Record<string, SchemaNode>> {
  return isRecord(node.properties) ? (node.properties as Readonly<Record<string, SchemaNode>>) : {};
}

/** What excludes each other, as a sentence. */
export function exclusion(node: SchemaNode): readonly string[] {
  const one = nodes(node.oneOf).flatMap((option) => strings(option.required));
  const some = isRecord(node.not) ? strings(node.not.required) : [];
  return [
    ...(one.length > 0 ? [`Exactly one of ${quoted(one)}.`] : []),
    ...(some.length > 0 ? [`At most one of ${quoted(some)}.`] : []),
  ];
}

/** The operands of an operator in one line. */
export function operandLine(node: SchemaNode): string {
  const required = new Set(strings(node.required));
  return Object.entries(propertiesOf(node))
    .filter(([key]) => key !== 'op')
    .map(([key, inner]) => `\`${key}${required.has(key) ? '' : '?'}\` ${takes(inner)}`)
    .join(' · ');
}

/** What stands behind a key, in a few words. A record that has a table of its own is not written out. */
function takes(node: SchemaNode): string {
  const sort = typeof node.$ref === 'string' ? /[^/]+$/.exec(node.$ref)?.[0] : undefined;
  if (sort !== undefined) return SORTS[sort] ?? sort;
  if (node.const !== undefined) return `\`${textOf(node.const)}\``;
  if (Array.isArray(node.enum)) return quoted(strings(node.enum));
  const options = nodes(node.anyOf);
  if (options.length > 0) return [...new Set(options.map(takes))].join(' or ');
  if (isRecord(node.items)) return `list of ${takes(node.items)}`;
  if (Array.isArray(node.prefixItems)) return 'two values';
  if (isRecord(node.properties)) return `{ ${Object.keys(node.properties).join(', ')} }`;
  if (isRecord(node.additionalProperties)) return `by name: ${takes(node.additionalProperties)}`;
  if (typeof node.pattern === 'string') return node.pattern.includes('A-Z') ? 'name' : 'id';
  return typeof node.type === 'string' ? (TYPES[node.type] ?? node.type) : 'anything';
}

const SORTS: Readonly<Record<string, string>> = {
  value: '[value](#values)',
  thing: '[thing](#things)',
  list: '[list](#things)',
  selector: '[selector](#selectors)',
  condition: '[condition](#conditions)',
  conditions: '[conditions](#conditions)',
  effect: '[effect](#effects)',
  effects: '[effects](#effects)',
  ability: '[ability](#ability)',
  target: '[target](#target)',
  when: '[when](#when)',
  limit: '[limit](#limit)',
  timeOut: '[timeOut](#timeout)',
  cardCount: '`{ card, count }`',
  ui: '[ui](#ui)',
};

const TYPES: Readonly<Record<string, string>> = {
  integer: 'number',
  boolean: '`true` or `false`',
  string: 'text',
  object: 'by name: anything',
};

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ');
}

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function nodes(value: unknown): readonly SchemaNode[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
