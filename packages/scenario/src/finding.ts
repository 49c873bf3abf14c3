/** One difference from the expectation, as text for people. */
import { nearest } from '@turnwise/game';
import { isRecord, pathUnder } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { Difference } from './match-part.ts';
import { MATCHERS } from './matchers.ts';
import { needsQuotes, valueText } from './value-text.ts';

export interface Finding {
  /** Inside the expectation: `position.board`. */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
  /** More lines that help: the events that there were, why an input is refused. */
  readonly notes: readonly string[];
}

export function finding(path: string, expected: string, found: string, notes: readonly string[] = []): Finding {
  return { path, expected, found, notes };
}

/** The differences of a value under a key of the expectation. */
export function findingsOf(key: string, differences: readonly Difference[]): readonly Finding[] {
  return differences.map((one) => findingOf(one, pathUnder(key, one.path)));
}

/** Both sides are written in the same way: in quotes if either needs them. */
function findingOf(one: Difference, path: string): Finding {
  const options = one.kind === 'unequal' ? optionsOf(one.expected) : undefined;
  const quoted = needsQuotes(options ?? one.expected) || needsQuotes(one.found);
  const text = (value: Json | undefined): string => valueText(value, quoted);
  const found = text(one.found);
  if (one.kind === 'unequal') {
    const expected = options === undefined ? text(one.expected) : `one of ${options.map(text).join(', ')}`;
    return finding(path, expected, found, hints(one.expected, one.found));
  }
  if (one.kind === 'missing') return finding(path, `an element that matches ${text(one.expected)}`, found);
  if (one.kind === 'unwanted') return finding(path, `no element that matches ${text(one.expected)}`, found);
  return finding(path, `in any order ${text(one.expected)}`, found, [
    ...one.missing.map((value) => `missing: ${text(value)}`),
    ...one.extra.map((value) => `unexpected: ${text(value)}`),
  ]);
}

/** What a `oneOf` may be. */
function optionsOf(expected: Json): readonly Json[] | undefined {
  const options = isRecord(expected) && Object.keys(expected).length === 1 ? expected['oneOf'] : undefined;
  return Array.isArray(options) ? (options as readonly Json[]) : undefined;
}

/** A map that is compared with a list was perhaps meant as a matcher. */
function hints(expected: Json, found: Json | undefined): readonly string[] {
  if (!Array.isArray(found) || !isRecord(expected)) return [];
  return Object.keys(expected).flatMap((key) => {
    const near = nearest(key, MATCHERS);
    return near === undefined || near === key ? [] : [`did you mean ${near} instead of ${key}?`];
  });
}
