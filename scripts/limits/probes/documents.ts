/** Documents of any size, and answers that say much. */
import { boundIssues, issue, sizeIssue } from '@turnwise/kernel';
import { bySize } from './probe.ts';
import type { Probe } from './probe.ts';

function measured(document: unknown): string {
  const found = sizeIssue(document);
  return found === undefined ? '' : JSON.stringify(found);
}

export function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = [value];
  return value;
}

const letters = (count: number): string => 'a'.repeat(count);

/** A list of texts with so many characters, none of them long. */
function texts(characters: number): readonly string[] {
  const each = 10_000;
  const whole = Array.from({ length: Math.floor(characters / each) }, () => letters(each));
  return [...whole, letters(characters % each)];
}

export const DOCUMENT_PROBES: Readonly<Record<string, Probe>> = {
  documentDepth: bySize((size) => measured(nested(size))),
  // The list itself is a value.
  documentValues: bySize((size) => measured(Array.from({ length: size - 1 }, () => 0))),
  documentCharacters: bySize((size) => measured(texts(size))),
  documentText: bySize((size) => measured(letters(size))),
  documentKey: bySize((size) => measured({ [letters(size)]: 1 })),
};

/** So many issues, each of so many characters; what is said of those that are left out. */
function told(count: number, characters: number): string {
  const one = issue('path', 'wrong', letters(characters));
  const last = boundIssues(Array.from({ length: count }, () => one)).at(-1);
  return last === one ? '' : JSON.stringify(last);
}

export const ANSWER_PROBES: Readonly<Record<string, Probe>> = {
  issues: bySize((size) => told(size, 10)),
  issueCharacters: {
    fits: (limit) => told(Math.floor(limit / 1_100), 1_000) === '',
    beyond: (limit) => told(Math.ceil(limit / 1_000), 1_000),
  },
};
