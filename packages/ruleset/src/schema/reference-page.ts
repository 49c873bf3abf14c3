/** Generates the reference page of the format from the schema, the operators, the built-in events and the codes of the checker. */
import { isRecord } from '@turnwise/kernel';
import { CODES, SOUND } from '../check/codes.ts';
import { HOLDER_TEXTS, SELECTOR_KEYS } from '../check/selector-keys.ts';
import { attemptOf, BUILT_IN, raisersOf } from '../compiled/kinds.ts';
import { CONDITIONS } from '../operators/conditions.ts';
import { CARD_KEYS, INPUT_KINDS, POSITION_KEYS } from '../notation/about.ts';
import type { AboutKey } from '../notation/about.ts';
import { OPERATORS } from '../operators/by-name.ts';
import { EFFECTS } from '../operators/effects.ts';
import type { Operator } from '../operators/operator.ts';
import { VALUES } from '../operators/values.ts';
import { flowYaml } from './flow-yaml.ts';
import { rulesetJsonSchema } from './json-schema.ts';
import { PATTERNS } from './reference-patterns.ts';
import { CARDS_TEXT, EXPRESSIONS, INPUTS, INTRODUCTION, POSITIONS, SELECTORS, TIME_OUT } from './reference-prose.ts';
import { exclusion, keyTable, operandLine, propertiesOf, recordIn } from './reference-tables.ts';
import type { SchemaNode } from './reference-tables.ts';

export function referencePage(): string {
  const schema = rulesetJsonSchema() as SchemaNode;
  const sorts = (schema.$defs ?? {}) as Readonly<Record<string, SchemaNode>>;
  const sort = (name: string): SchemaNode => sorts[name] ?? {};
  const blocks: readonly (readonly string[])[] = [
    INTRODUCTION,
    ['## Sections'],
    keyTable(schema),
    ...Object.entries(propertiesOf(schema)).flatMap(([key, node]) => recordTables(key, node)),
    ...['ability', 'target', 'when', 'limit', 'ui'].flatMap((name) => recordTables(name, sort(name))),
    TIME_OUT,
    keyTable(recordIn(sort('timeOut')) ?? {}),
    EXPRESSIONS,
    SELECTORS,
    keyTable(sort('selector'), holdersOf),
    PATTERNS,
    ['## Values'],
    ...operators(VALUES, sort('computedThing')),
    ['## Conditions'],
    ...operators(CONDITIONS, sort('condition')),
    ['## Effects'],
    ...operators(EFFECTS, sort('effect')),
    ['## Events'],
    EVENTS_TEXT,
    eventTable(),
    POSITIONS,
    aboutTable(POSITION_KEYS),
    CARDS_TEXT,
    aboutTable(CARD_KEYS),
    INPUTS,
    aboutTable(INPUT_KINDS),
    ['## What the checker says'],
    CODES_TEXT,
    codeTable(),
  ];
  return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`;
}

/** Of what a key of a selector speaks. */
function holdersOf(key: string): string {
  const holders = SELECTOR_KEYS[key as keyof typeof SELECTOR_KEYS];
  return holders === undefined ? 'all' : holders.map((holder) => HOLDER_TEXTS[holder]).join(', ');
}

/** A table for what a section holds, and for what is nested in that. */
function recordTables(name: string, node: SchemaNode): readonly (readonly string[])[] {
  const record = recordIn(node);
  if (record === undefined) return [];
  const inner = Object.entries(propertiesOf(record)).flatMap(([key, one]) => recordTables(`${name}.${key}`, one));
  return [[`### ${name}`], keyTable(record), ...inner];
}

function operators(
  list: readonly (Operator & { readonly payable?: unknown })[],
  { anyOf }: SchemaNode,
): readonly (readonly string[])[] {
  const nodes = (Array.isArray(anyOf) ? anyOf : []) as readonly SchemaNode[];
  return list.flatMap((operator) => {
    const { op, about } = operator;
    const node = nodes.find((one) => propertiesOf(one).op?.const === op) ?? {};
    const operands = operandLine(node);
    return [
      [`### \`${op}\``],
      [[about.text, ...exclusion(node), ...(isPayable(operator) ? ['It can be a cost.'] : [])].join(' ')],
      ...(operands === '' ? [] : [[operands]]),
      ['```yaml', flowYaml(about.example), '```'],
    ];
  });
}

function isPayable(operator: { readonly payable?: unknown }): boolean {
  return operator.payable !== undefined;
}

const EVENTS_TEXT: readonly string[] = [
  'Built-in events and their fields. A rule may also name one by the operator that raises it. Actions are events too, under their own',
  'ids, with their targets and parameters as payload; so are the events declared in the section `events`. `attack` and `block` may be declared there. An event that was',
  'prevented is logged under the name in the last column, because it has not happened; for rules both names mean the same. A `zone_moved` follows',
  'each `destroyed`, `card_drawn`, `discarded` and `token_created`.',
];

function eventTable(): readonly string[] {
  const rows = BUILT_IN.map(([id, fields]) => {
    const raised = raisersOf(id, OPERATORS.effects);
    const payload = fields.map(({ name, type }) => `${name} (${FIELD_TEXTS[type] ?? type})`);
    const attempt = attemptOf(id, OPERATORS.effects);
    const tried = attempt === undefined ? '' : `\`${attempt}\``;
    return `| \`${id}\` | ${payload.join(', ')} | ${raised.map((op) => `\`${op}\``).join(', ')} | ${tried} |`;
  });
  return ['| event | payload | raised by | prevented |', '| --- | --- | --- | --- |', ...rows];
}

const FIELD_TEXTS: Readonly<Record<string, string>> = {
  entity: 'card or player',
  symbol: 'name',
  kind: 'kind of event',
  item: 'number of an event',
  seats: 'players',
  flag: 'true or false',
};

/** Keys with their meaning and an example. */
function aboutTable(keys: Readonly<Record<string, AboutKey>>): readonly string[] {
  const rows = Object.entries(keys).map(([key, { means, example }]) => {
    const shown = example === undefined ? '' : `\`${flowYaml(example)}\``;
    return `| \`${key}\` | ${means} | ${shown} |`;
  });
  return ['| key | | for example |', '| --- | --- | --- |', ...rows];
}

const CODES_TEXT: readonly string[] = [
  '`turnwise ruleset check` reports every issue at once, each with its path and what was expected there. A ruleset with an error cannot be',
  'played; the author decides about warnings. If something has the wrong shape, everything around it is still checked; only issues that may be',
  'a consequence of it are held back until the shape is right.',
];

function codeTable(): readonly string[] {
  const rows = Object.entries(CODES).map(([code, { severity, means, example, at }]) => {
    const shown = flowYaml(partAt({ ...SOUND, ...example }, at));
    const text = shown.length > LONGEST ? '' : `\`${shown}\``;
    return `| \`${code}\` | ${severity} | ${means} | ${text} |`;
  });
  return ['| code | | what it means | for example |', '| --- | --- | --- | --- |', ...rows];
}

const LONGEST = 160;

/** The record at a path, or the nearest around it. */
function partAt(document: SchemaNode, path: string): unknown {
  let part: unknown = document;
  let nearest: unknown = document;
  for (const [key] of path.matchAll(/[^.[\]]+/g)) {
    part = isRecord(part) || Array.isArray(part) ? (part as SchemaNode)[key] : undefined;
    if (isRecord(part)) nearest = part;
  }
  return nearest;
}
