/** What a schema expected, in words for somebody who writes a client: `at least 16 characters`, `a whole number`. */
import type { z } from 'zod';

type ZodIssue = z.core.$ZodIssue;

/** For an issue at one place. Unions and unknown fields have several: `read-message.ts` takes them apart first. */
export function expectedBy(one: ZodIssue): string {
  // A schema that has words of its own.
  if (!/^(?:Invalid|Too) /.test(one.message)) return one.message;
  switch (one.code) {
    case 'invalid_type':
      return `${TYPES[one.expected] ?? one.expected}${isMissing(one) ? ', which is missing' : ''}`;
    case 'too_small':
      return sized('at least', one.minimum, one.origin);
    case 'too_big':
      return sized('at most', one.maximum, one.origin);
    case 'invalid_value':
      return one.values.map((value) => JSON.stringify(value)).join(' or ');
    case 'invalid_union':
      return 'options' in one && Array.isArray(one.options) ? one.options.map(String).join(' or ') : 'something else';
    case 'invalid_format':
      return one.format === 'regex' ? `text of the form ${one.pattern}` : `a valid ${one.format}`;
    default:
      return one.message;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a record',
  record: 'a record',
  null: 'null',
};

/** The library tells what it found in its sentence alone. */
function isMissing({ message }: ZodIssue): boolean {
  return message.endsWith('received undefined');
}

function sized(bound: string, size: number | bigint, origin: string): string {
  if (origin === 'string') return `${bound} ${size} ${size === 1 ? 'character' : 'characters'}`;
  if (origin === 'array' || origin === 'record') return `${bound} ${size} ${size === 1 ? 'entry' : 'entries'}`;
  return `${bound} ${size}`;
}
