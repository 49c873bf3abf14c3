/** A schema as rows for people: the field, what it holds, whether it may be left out, what it means. */
import { z } from 'zod';

interface Node {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Node | boolean;
  readonly description?: string;
  readonly maxLength?: number;
  readonly not?: unknown;
  readonly $ref?: string;
}

/** Schemas that have a section of their own, by name. */
export type Sections = ReadonlyMap<z.ZodType, string>;

export function fieldRows(schema: z.ZodType, sections: Sections): readonly string[] {
  const node = nodeOf(schema, sections);
  if (node.properties === undefined) return [];
  const required = new Set(node.required);
  return Object.entries(node.properties)
    .filter(([, one]) => one.not === undefined)
    .map(
      ([name, one]) =>
        `| \`${name}\`${required.has(name) ? '' : ' (optional)'} | ${typeOf(one)} | ${one.description ?? ''} |`,
    );
}

/** In one line. */
export function typeText(schema: z.ZodType, sections: Sections): string {
  return typeOf(nodeOf(schema, sections));
}

function nodeOf(schema: z.ZodType, sections: Sections): Node {
  const registry = z.registry<{ id: string }>();
  for (const [one, id] of sections) if (one !== schema) registry.add(one, { id });
  registry.add(schema, { id: 'self' });
  const { schemas } = z.toJSONSchema(registry, { io: 'input', unrepresentable: 'any', uri: (id) => id });
  return schemas['self'] as Node;
}

function typeOf(node: Node): string {
  if (node.$ref !== undefined) return `[${node.$ref}](#${anchor(node.$ref)})`;
  if (node.const !== undefined) return `\`${JSON.stringify(node.const)}\``;
  if (node.enum !== undefined) return node.enum.map((one) => `\`${JSON.stringify(one)}\``).join(' or ');
  const branches = node.anyOf ?? node.oneOf;
  if (branches !== undefined) return branches.map(typeOf).join(' or ');
  if (typeof node.type === 'object') return node.type.map((type) => typeOf({ ...node, type })).join(' or ');
  switch (node.type) {
    case 'array':
      return `list of ${typeOf(node.items ?? {})}`;
    case 'object':
      return objectOf(node);
    case 'integer':
    case 'number':
    case 'null':
      return node.type;
    case 'boolean':
      return 'true or false';
    case 'string':
      return node.maxLength === undefined ? 'text' : `text, at most ${node.maxLength}`;
    default:
      return 'JSON';
  }
}

function objectOf(node: Node): string {
  const fields = Object.entries(node.properties ?? {}).filter(([, one]) => one.not === undefined);
  if (fields.length === 0) return 'record';
  const required = new Set(node.required);
  const named = fields.map(([name, one]) => `${name}${required.has(name) ? '' : '?'}: ${typeOf(one)}`);
  return `{ ${[...named, ...(typeof node.additionalProperties === 'object' ? ['…'] : [])].join(', ')} }`;
}

/** As GitHub makes it from a heading. */
function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}
