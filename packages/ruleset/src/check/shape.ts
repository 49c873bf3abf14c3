/** The shape of a document by its schema, told as issues with paths of their own. */
import { nearest } from '@turnwise/game';
import { ANSWER_LIMITS, issuesOfEach } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { z } from 'zod';
import { CONDITIONS } from '../operators/conditions.ts';
import { EFFECTS } from '../operators/effects.ts';
import { VALUES } from '../operators/values.ts';
import { documentSchema } from '../schema/document.ts';
import type { Code } from './codes.ts';
import { isMeant } from './exclusive-keys.ts';
import { rulesetIssue } from './issue.ts';
import type { RulesetIssue } from './issue.ts';
import { textAt } from './path.ts';

export interface Shape {
  readonly issues: readonly RulesetIssue[];
  /** What the schema says of what has not the right shape. */
  readonly faults: readonly z.core.$ZodIssue[];
}

export function checkShape(document: Json): Shape {
  const found = documentSchema.safeParse(document, { error: knownKeys }).error?.issues ?? [];
  const meant = misspelt(found.slice(0, MOST));
  const issues = issuesOfEach(found, (one) => (isMeant(one, document) ? issuesOf(one, document) : []));
  return {
    issues: meant.size === 0 ? issues : issues.filter(({ code, path }) => code !== 'missingKey' || !meant.has(path)),
    faults: found,
  };
}

const MOST = ANSWER_LIMITS.issues.usual;

/** Paths of keys that are misspelt: each is told where it stands, with what was meant, and not as a missing one too. */
function misspelt(faults: readonly z.core.$ZodIssue[]): ReadonlySet<string> {
  return new Set(
    faults.flatMap((fault) => {
      if (fault.code !== 'unrecognized_keys') return [];
      const meant = fault.keys.slice(0, MOST).flatMap((key) => nearest(key, fault.message.split(', ')) ?? []);
      return meant.map((key) => textAt([...fault.path, key]));
    }),
  );
}

/** An unknown key is told with those that there are, which only the schema knows. */
function knownKeys({ code, inst }: z.core.$ZodRawIssue): string | undefined {
  if (code !== 'unrecognized_keys' || inst === undefined) return undefined;
  return Object.keys((inst as z.ZodObject).shape).join(', ');
}

export function issuesOf(one: z.core.$ZodIssue, document: Json): readonly RulesetIssue[] {
  const keys = one.path.map((key) => (typeof key === 'number' ? key : String(key)));
  const at = textAt(keys);
  const found = keys.reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>>)[key], document);
  const tell = (code: Code, expected: string): readonly RulesetIssue[] => [
    found === undefined ? rulesetIssue(at, 'missingKey', expected) : rulesetIssue(at, code, expected, found),
  ];
  switch (one.code) {
    case 'unrecognized_keys':
      return issuesOfEach(one.keys, (key) => {
        return rulesetIssue(
          textAt([...keys, key]),
          'unknownKey',
          `one of ${one.message}`,
          key,
          one.message.split(', '),
        );
      });
    case 'invalid_value': {
      const known = one.values.map(String);
      const [only] = known;
      if (known.length === 1) return tell('wrongValue', String(only));
      if (found === undefined) return tell('missingKey', `one of ${known.join(', ')}`);
      if (keys.at(-1) === 'op') return [unknownOperator(at, known, found)];
      return [rulesetIssue(at, 'wrongValue', `one of ${known.join(', ')}`, found, known)];
    }
    case 'invalid_type':
      if (at === '' && found === null) return tell('wrongType', 'a ruleset; the document is empty');
      return tell('wrongType', TYPE_TEXTS[one.expected] ?? one.expected);
    case 'too_small':
      return tell('outOfRange', `at least ${one.minimum}${unitOf(one.origin)}`);
    case 'too_big':
      return tell(TOO_BIG[one.origin] ?? 'outOfRange', `at most ${one.maximum}${unitOf(one.origin)}`);
    case 'invalid_format':
      return tell('badName', one.message);
    case 'invalid_key':
      return [rulesetIssue(at, 'badName', one.issues[0]?.message ?? 'a different key', keys.at(-1))];
    case 'custom':
      return tell(
        CUSTOM.find((code) => code === one.params?.['code']) ?? 'wrongType',
        String(one.params?.['expected']),
      );
    case 'invalid_union':
    case 'invalid_element':
    case 'not_multiple_of':
      return tell('wrongType', one.message);
  }
}

/** Codes that a schema may give itself. */
const CUSTOM = ['wrongKeys', 'badName'] as const;

/** One that there is, but not here, is told as what it is. */
function unknownOperator(at: string, known: readonly string[], op: unknown): RulesetIssue {
  const family = FAMILIES.find(({ ops }) => ops.has(op));
  const meant = FAMILIES.find(({ ops }) => known.every((one) => ops.has(one)));
  if (family === undefined || meant === undefined)
    return rulesetIssue(at, 'unknownOperator', `one of ${known.join(', ')}`, op, known);
  return rulesetIssue(at, 'unknownOperator', `${meant.one}; ${String(op)} is ${family.one}`, op);
}

interface Family {
  readonly one: string;
  readonly ops: ReadonlySet<unknown>;
}

const opsOf = (...lists: readonly (readonly { readonly op: string }[])[]): Family['ops'] =>
  new Set(lists.flatMap((list) => list.map(({ op }) => op)));

/** A condition is a value too. */
const FAMILIES: readonly Family[] = [
  { one: 'an effect', ops: opsOf(EFFECTS) },
  { one: 'a condition', ops: opsOf(CONDITIONS) },
  { one: 'a value', ops: opsOf(VALUES, CONDITIONS) },
];

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

const TOO_BIG: Readonly<Record<string, Code>> = { string: 'tooLong', array: 'tooMany' };

function unitOf(origin: string): string {
  if (origin === 'array') return ' entries';
  return origin === 'string' ? ' characters' : '';
}
