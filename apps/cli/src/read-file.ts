/** Files that a person names: their text, and what stands in them as JSON or YAML. Every problem is one line with its place. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Issue, Json } from '@turnwise/kernel';
import { byCodeUnit, formatIssue } from '@turnwise/kernel';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { Trouble } from './exit.ts';
import type { Io } from './io.ts';

/** A document with the way back from a path in it to a place in its file. */
export interface FileDocument {
  readonly name: string;
  readonly text: string;
  readonly value: Json;
  /** One line for each issue: `saved.json:3:5 seats[0]: expected a name`. */
  readonly lines: (issues: readonly Issue[]) => string[];
}

export function readText(io: Io, name: string): string {
  try {
    // Some editors begin a file with a mark of its byte order.
    return readFileSync(resolve(io.cwd, name), 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new Trouble(`${name}: ${reasonOf(error)}`);
  }
}

export function readDocument(io: Io, name: string): FileDocument {
  return parseFile(name, readText(io, name));
}

function parseFile(name: string, text: string): FileDocument {
  if (depthOf(text) > DEEPEST) throw new Trouble(`${name}: is nested more than ${DEEPEST} deep`);
  const json = parseJson(text);
  const value = 'value' in json ? json.value : parseYaml(name, text, name.endsWith('.json') ? json.error : undefined);
  return { name, text, value, lines: (issues) => issues.map((one) => issueLine(name, placed(text, one))) };
}

/** `file:3:5 path: expected …, found …`. */
export function issueLine(name: string, one: Issue): string {
  return `${name}:${one.line === undefined ? ' ' : ''}${formatIssue(one)}`;
}

export function isFolder(io: Io, name: string): boolean {
  try {
    return statSync(resolve(io.cwd, name)).isDirectory();
  } catch (error) {
    throw new Trouble(`${name}: ${reasonOf(error)}`);
  }
}

/** Folders that hold nothing which a person wrote. */
const SKIPPED = /^(node_modules|dist|\..*)$/;

/** Every file under a folder with one of these endings, in a fixed order. */
export function filesUnder(io: Io, folder: string, endings: readonly string[]): string[] {
  const entries = readdirSync(resolve(io.cwd, folder), { withFileTypes: true });
  return entries
    .toSorted((a, b) => byCodeUnit(a.name, b.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : filesUnder(io, path, endings);
      return endings.some((ending) => entry.name.endsWith(ending)) ? [path] : [];
    });
}

/** Why the system would not, in words. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return (code === undefined ? undefined : REASONS[code]) ?? message;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EISDIR: 'is a folder, expected a file',
  ENOTDIR: 'a part of this path is no folder',
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  EROFS: 'the file system can only be read',
  ENOSPC: 'no space left',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'too many links',
};

const DEEPEST = 1_000;

/** How deep its brackets go: what nobody has written by hand takes the reader more time and memory than there is. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function parseJson(text: string): { readonly value: Json } | { readonly error: string } {
  try {
    return { value: JSON.parse(text) as Json };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

/** `notJson` is why the text is no JSON, where only JSON would do. */
function parseYaml(name: string, text: string, notJson: string | undefined): Json {
  const document = safely(name, () => parseDocument(text, { prettyErrors: true, logLevel: 'error' }));
  const [error] = [...document.errors, ...document.warnings];
  if (error !== undefined) {
    const place = error.linePos === undefined ? '' : `${error.linePos[0].line}:${error.linePos[0].col}`;
    const [message = ''] = error.message.split('\n');
    const kind = notJson === undefined ? 'YAML or JSON' : 'JSON';
    throw new Trouble(`${name}:${place} is not valid ${kind}: ${message.replace(/ at line \d+, column \d+:?$/, '')}`);
  }
  if (notJson !== undefined) throw new Trouble(`${name}: is not valid JSON: ${oneLine(notJson)}`);
  return safely(name, () => (document.toJS({ maxAliasCount: 100 }) ?? null) as Json);
}

/** Nested deeper than the stack, or more aliases than anybody writes by hand. */
function safely<V>(name: string, read: () => V): V {
  try {
    return read();
  } catch (thrown) {
    throw new Trouble(`${name}: is not valid YAML: ${oneLine((thrown as Error).message)}`);
  }
}

/** The issue with line and column, found by its path. */
function placed(text: string, one: Issue): Issue {
  if (one.line !== undefined) return one;
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  if (document.errors.length > 0) return one;
  const keys = keysOf(one.path);
  // What is missing has no place: take that of the nearest thing around it.
  for (let depth = keys.length; depth >= 0; depth--) {
    const node = document.getIn(keys.slice(0, depth), true);
    if (!isNode(node) || node.range === undefined || node.range === null) continue;
    const { line, col } = counter.linePos(node.range[0]);
    return { ...one, line, column: col };
  }
  return one;
}

/** `inputs[3].as` is `inputs`, 3, `as`. */
function keysOf(path: string): (string | number)[] {
  return [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) =>
    index === undefined ? (key as string) : Number(index),
  );
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
