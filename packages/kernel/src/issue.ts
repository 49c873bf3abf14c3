import { shorten } from './shorten.ts';

/** One thing wrong with content that was given to us (an input, a position, a scenario, a save file), and where. */
export interface Issue {
  /** Where it is, such as `steps[2].input.cell`; the empty string is the whole document. */
  readonly path: string;
  /** What is wrong, in camelCase, for programs. */
  readonly code: string;
  /** What was expected, for people. */
  readonly expected: string;
  /** What was found there, shortened. */
  readonly found?: string;
  /** Line and column in the file that it was read from, from 1. */
  readonly line?: number;
  readonly column?: number;
}

export function issue(path: string, code: string, expected: string, found?: unknown): Issue {
  return found === undefined ? { path, code, expected } : { path, code, expected, found: shorten(found) };
}

/** `a.b`, `a[3]`, or the key alone at the top. */
export function joinPath(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

/** A path inside a part, as a path of the whole: `a` and `b[1]` give `a.b[1]`, `a` and `[1]` give `a[1]`. */
export function pathUnder(path: string, inner: string): string {
  const joint = path === '' || inner === '' || inner.startsWith('[') ? '' : '.';
  return `${path}${joint}${inner}`;
}

/** Issues of a part, with their place in the whole. */
export function issuesUnder(path: string, issues: readonly Issue[]): readonly Issue[] {
  return issues.map((one) => ({ ...one, path: pathUnder(path, one.path) }));
}

/** One line for a person: `position.board: expected three rows, found "X.O"`. */
export function formatIssue(one: Issue): string {
  const place = one.line === undefined ? '' : `${one.line}:${one.column ?? 1} `;
  const path = one.path === '' ? '' : `${one.path}: `;
  const found = one.found === undefined ? '' : `, found ${one.found}`;
  return `${place}${path}expected ${one.expected}${found}`;
}
