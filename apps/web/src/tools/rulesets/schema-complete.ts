/** What can be written at a place of a YAML document, by a JSON Schema: keys that a map may still have, and values that a key may have. */
import type { Json } from '@turnwise/kernel';
import { type YamlLevel, yamlPlace, type YamlPlace } from './yaml-place.ts';

export interface Completion {
  readonly label: string;
  /** What is put in, where that is more than the label. */
  readonly apply?: string;
  readonly kind: 'key' | 'value' | 'name';
  /** What the schema says of it. */
  readonly info?: string;
  /** A word about its type: `list`, `needed`. */
  readonly detail?: string;
}

export interface Completions {
  /** Where the word that they replace begins. */
  readonly from: number;
  readonly options: readonly Completion[];
}

type Schema = Readonly<Record<string, Json>>;

/** Names that the document declares, by the key that takes them: `zone`, `card`. */
export type DeclaredNames = Readonly<Record<string, readonly string[]>>;

export function completionsAt(root: Json, text: string, cursor: number, names: DeclaredNames = {}): Completions {
  const place = yamlPlace(text, cursor);
  const schemas = schemasOf(root as Schema, place);
  const options = new Map<string, Completion>();
  const add = (one: Completion): void => void (options.has(one.label) || options.set(one.label, one));
  if (place.kind !== 'value') for (const one of keysOf(root as Schema, schemas, place)) add(one);
  if (place.kind !== 'key') {
    for (const one of valuesOf(schemas)) add(one);
    for (const name of namesFor(place.path, names)) add({ label: name, kind: 'name' });
  }
  return { from: place.from, options: [...options.values()] };
}

/** The plain schemas that may hold at the place; those that the entries rule out are left out. */
function schemasOf(root: Schema, { path, entries, kind }: YamlPlace): readonly Schema[] {
  let now = alternatives(root, root);
  for (const { key, entries: before } of path) {
    now = key === null ? now.flatMap((schema) => items(root, schema)) : inMap(root, now, key, before);
  }
  return kind === 'value' ? now : fitting(root, now, entries);
}

function inMap(
  root: Schema,
  schemas: readonly Schema[],
  key: string,
  entries: YamlLevel['entries'],
): readonly Schema[] {
  return fitting(root, schemas, entries).flatMap((schema) => {
    const own = propertiesOf(schema)[key];
    const found = isSchema(own) ? own : schema['additionalProperties'];
    return isSchema(found) ? alternatives(root, found) : [];
  });
}

function items(root: Schema, schema: Schema): readonly Schema[] {
  const each = schema['items'];
  return isSchema(each) ? alternatives(root, each) : [];
}

/** Those of which a fixed value (`op: draw`) is not another one than that in the document. All of them if none fits. */
function fitting(root: Schema, schemas: readonly Schema[], entries: ReadonlyMap<string, string>): readonly Schema[] {
  const fit = schemas.filter((schema) =>
    [...entries].every(([key, value]) => {
      const own = propertiesOf(schema)[key];
      if (!isSchema(own) || value === '')
        return own !== undefined || schema['properties'] === undefined || value === '';
      const fixed = alternatives(root, own).map((one) => fixedValues(one));
      return fixed.some((values) => values === undefined || values.some((one) => textFor(one) === value));
    }),
  );
  return fit.length > 0 ? fit : schemas;
}

function fixedValues(schema: Schema): readonly Json[] | undefined {
  if (schema['const'] !== undefined) return [schema['const']];
  return Array.isArray(schema['enum']) ? (schema['enum'] as readonly Json[]) : undefined;
}

/** A schema with its references resolved, one for each alternative that it has. */
function alternatives(root: Schema, schema: Schema, depth = 0): readonly Schema[] {
  if (depth > 12) return [];
  const { $ref: ref, ...own } = schema;
  if (typeof ref === 'string') {
    const found = ref
      .split('/')
      .slice(1)
      .reduce<Json | undefined>((at, part) => (isSchema(at) ? at[part] : undefined), root);
    return isSchema(found) ? alternatives(root, { ...found, ...own }, depth + 1) : [];
  }
  for (const word of ['anyOf', 'oneOf', 'allOf']) {
    const { [word]: all, ...rest } = schema;
    if (Array.isArray(all))
      return (all as readonly Json[])
        .filter(isSchema)
        .flatMap((one) => alternatives(root, { ...rest, ...one }, depth + 1));
  }
  return [schema];
}

function keysOf(root: Schema, schemas: readonly Schema[], { entries, isFlow }: YamlPlace): readonly Completion[] {
  const all: Completion[] = [];
  for (const schema of schemas) {
    const required = Array.isArray(schema['required']) ? schema['required'] : [];
    for (const [label, own] of Object.entries(propertiesOf(schema))) {
      if (entries.has(label) || !isSchema(own)) continue;
      const isNeeded = required.includes(label);
      const info = textOf(own['description']) ?? textOf(alternatives(root, own)[0]?.['description']);
      all.push({
        label,
        apply: `${label}: `,
        kind: 'key',
        detail: isNeeded ? 'needed' : typeOf(root, own, isFlow),
        ...(info === undefined ? {} : { info }),
      });
    }
  }
  // What is needed comes first, whichever alternative it is from.
  return all.toSorted((a, b) => Number(b.detail === 'needed') - Number(a.detail === 'needed'));
}

function typeOf(root: Schema, schema: Schema, isFlow: boolean): string {
  const types = new Set(alternatives(root, schema).map((one) => textOf(one['type']) ?? ''));
  const words = [...types]
    .filter((type) => type !== '')
    .map((type) => ({ array: 'list', object: 'map' })[type] ?? type);
  return words.slice(0, isFlow ? 2 : 3).join(', ');
}

function valuesOf(schemas: readonly Schema[]): readonly Completion[] {
  return schemas.flatMap((schema): Completion[] => {
    const info = textOf(schema['description']);
    const values = fixedValues(schema) ?? (schema['type'] === 'boolean' ? [true, false] : []);
    return values.map((value) => ({ label: textFor(value), kind: 'value', ...(info === undefined ? {} : { info }) }));
  });
}

function namesFor(path: YamlPlace['path'], names: DeclaredNames): readonly string[] {
  const key = path.findLast((level) => level.key !== null)?.key ?? '';
  return names[key] ?? [];
}

function propertiesOf(schema: Schema): Schema {
  return isSchema(schema['properties']) ? schema['properties'] : {};
}

function isSchema(value: Json | undefined): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** As it is written in YAML. */
function textFor(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
