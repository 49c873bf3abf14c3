/** The shape of a document by its schema, told as issues with paths of their own. */
import type { Json } from '@turnwise/kernel';
import type { z } from 'zod';
import { documentSchema } from '../schema/document.ts';
import type { Code } from './codes.ts';
import { rulesetIssue } from './issue.ts';
import type { RulesetIssue } from './issue.ts';
import { textOf, under } from './path.ts';

export interface Shape {
  readonly issues: readonly RulesetIssue[];
  /** What the schema says of what has not the right shape. */
  readonly faults: readonly z.core.$ZodIssue[];
  /** Deeper than anybody looks. */
  readonly tooDeep: boolean;
}

export function checkShape(document: Json): Shape {
  if (isDeeperThan(document, DEEPEST)) {
    const issue = rulesetIssue('', 'tooDeep', `a document nested at most ${DEEPEST} deep`);
    return { issues: [issue], faults: [], tooDeep: true };
  }
  const found = documentSchema.safeParse(document, { error: knownKeys }).error?.issues ?? [];
  return {
    issues: found.flatMap((one) => issuesOf(one, document)),
    faults: found,
    tooDeep: false,
  };
}

const DEEPEST = 200;

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth === 0) return true;
  for (const key in value) if (isDeeperThan((value as Readonly<Record<string, unknown>>)[key], depth - 1)) return true;
  return false;
}

/** An unknown key is told with those that there are, which only the schema knows. */
function knownKeys({ code, inst }: z.core.$ZodRawIssue): string | undefined {
  if (code !== 'unrecognized_keys' || inst === undefined) return undefined;
  return Object.keys((inst as z.ZodObject).shape).join(', ');
}

function issuesOf(one: z.core.$ZodIssue, document: Json): readonly RulesetIssue[] {
  const keys = one.path.map((key) => (typeof key === 'number' ? key : String(key)));
  const at = textOf(under(null, ...keys));
  const found = keys.reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>>)[key], document);
  const tell = (code: Code, expected: string): readonly RulesetIssue[] => [
    found === undefined ? rulesetIssue(at, 'missingKey', expected) : rulesetIssue(at, code, expected, found),
  ];
  switch (one.code) {
    case 'unrecognized_keys':
      return one.keys.map((key) => {
        const path = textOf(under(null, ...keys, key));
        return rulesetIssue(path, 'unknownKey', `one of ${one.message}`, key, one.message.split(', '));
      });
    case 'invalid_value': {
      const known = one.values.map(String);
      if (found === undefined) return tell('missingKey', `one of ${known.join(', ')}`);
      const code = keys.at(-1) === 'op' ? 'unknownOperator' : 'wrongValue';
      return [rulesetIssue(at, code, `one of ${known.join(', ')}`, found, known)];
    }
    case 'invalid_type':
      return tell('wrongType', TYPE_TEXTS[one.expected] ?? one.expected);
    case 'too_small':
      return tell('outOfRange', `at least ${one.minimum}${unitOf(one.origin)}`);
    case 'too_big':
      return tell('outOfRange', `at most ${one.maximum}${unitOf(one.origin)}`);
    case 'invalid_format':
      return tell('badName', one.message);
    case 'invalid_key':
      return [rulesetIssue(at, 'badName', one.issues[0]?.message ?? 'another key', keys.at(-1))];
    case 'custom':
      return tell(one.params?.['code'] === 'wrongKeys' ? 'wrongKeys' : 'wrongType', String(one.params?.['expected']));
    case 'invalid_union':
    case 'invalid_element':
    case 'not_multiple_of':
      return tell('wrongType', one.message);
  }
}

const TYPE_TEXTS: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a whole number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a record',
  record: 'a record',
};

function unitOf(origin: string): string {
  if (origin === 'array') return ' entries';
  return origin === 'string' ? ' characters' : '';
}
