/**
 * A file's text as plain data, with a place for every path in it. JSON is YAML, so one reader serves both, with a quick way
 * for plain JSON; what YAML knows
 * and JSON does not (two keys of one name, a list as a key, not-a-number, tags) is an issue, and so is a second document.
 */
import { fail, issue, joinPath, ok } from '@turnwise/kernel';
import type { Issue, Json, Result } from '@turnwise/kernel';
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Document, Node, Pair } from 'yaml';
import { readJsonText } from './json-text.ts';
import { splitDocuments } from './split-documents.ts';
import type { SourceDocument } from './split-documents.ts';

export interface Place {
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
}

export interface SourceText {
  readonly value: Json;
  /** Keys that a record has twice, if these may be: the last one counts. */
  readonly twice?: readonly Issue[];
  /** Where the value of this path stands, or the nearest thing around it that is there. */
  readonly placeOf: (path: string) => Place;
}

export interface SourceOptions {
  /** The line of its file on which the text begins, from 1, where it is a part of one. */
  readonly line?: number;
  /** Whether a text in which a key stands twice cannot be read, or is read and they are told beside it. Refused if it does not say. */
  readonly twice?: Twice;
}

type Twice = 'refused' | 'told';

export function readSourceText(text: string, options: SourceOptions = {}): Result<SourceText, readonly Issue[]> {
  const { line = 1, twice = 'refused' } = options;
  const value = readJsonText(text);
  return value === undefined ? readYamlText(text, line, twice) : ok({ value, placeOf: placesIn(text, line) });
}

/** Where things stand in a text that is known to be sound; it is only read for that when somebody asks. */
function placesIn(text: string, line: number): SourceText['placeOf'] {
  let source: Result<SourceText, readonly Issue[]> | undefined;
  return (path) => {
    source ??= readYamlText(text, line, 'told');
    return source.ok ? source.value.placeOf(path) : { line, column: 1 };
  };
}

function readYamlText(text: string, line: number, twice: Twice): Result<SourceText, readonly Issue[]> {
  const documents = splitDocuments(text);
  const second = documents[1];
  if (second !== undefined) {
    const expected = `one document, and here begins the second of ${documents.length}`;
    return fail([{ ...issue('', 'severalDocuments', expected), line: line + second.line - 1, column: 1 }]);
  }
  const only = documents[0] ?? { text: '', line: 1 };
  return readDocument({ text: only.text, line: line + only.line - 1 }, twice);
}

function readDocument(document: SourceDocument, twice: Twice): Result<SourceText, readonly Issue[]> {
  try {
    if (depthOf(document.text) > DEEPEST) throw new Error(`it is nested more than ${DEEPEST} deep`);
    return read(document, twice);
  } catch (thrown) {
    // Nested deeper than the stack, or more aliases than anybody writes by hand.
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return fail([{ ...issue('', 'unreadable', `YAML that can be read: ${message}`), line: document.line, column: 1 }]);
  }
}

const DEEPEST = 1_000;

/** How deep its brackets go at the most. The reader takes very long over what nobody has written by hand. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function read({ text, line: first }: SourceDocument, twice: Twice): Result<SourceText, readonly Issue[]> {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    // Keys compare as strings here, so that 24 and "24" are one key: we look ourselves.
    uniqueKeys: false,
    merge: true,
    logLevel: 'error',
  });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: first + Math.max(1, line) - 1, column: Math.max(1, col) };
  };
  const faults = [...document.errors, ...document.warnings].map((fault): Issue => {
    const { line, column } = placeAt(fault.pos[0]);
    const path = pathAt(document, fault.pos[0]);
    return { ...issue(path, 'syntax', `well-formed YAML: ${fault.message}${hintFor(fault.message)}`), line, column };
  });
  if (faults.length > 0) return fail(faults);
  const odd = oddities(document).map(({ offset, ...one }) => ({ ...one, ...placeAt(offset) }));
  if (odd.some(({ code }) => code !== 'duplicateKey')) return fail(odd);
  if (odd.length > 0 && twice === 'refused') return fail(odd);
  return ok({
    twice: odd,
    value: document.toJS() as Json,
    placeOf: (path) => placeAt(offsetOf(document, path)),
  });
}

/** A word that begins with a sign which means something in YAML. */
function hintFor(message: string): string {
  return /^(Plain value cannot start with|Block scalar header includes extra)/.test(message)
    ? ' (put quotes around it)'
    : '';
}

type Placed = Issue & { readonly offset: number };

/** What YAML allows and plain data does not. */
function oddities(document: Document.Parsed): Placed[] {
  const found: Placed[] = [];
  walk(document, (node, path, offset) => {
    if (isMap(node)) {
      const seen = new Set<string>();
      for (const pair of node.items) {
        const key = keyOf(document, pair);
        const at = startOf(pair.key) ?? offset;
        if (key === undefined)
          found.push({ ...issue(path, 'wrongKey', 'a key that is a text or a number'), offset: at });
        else if (seen.has(key))
          found.push({ ...issue(joinPath(path, key), 'duplicateKey', 'this key once'), offset: at });
        else seen.add(key);
      }
    } else if (isScalar(node) && typeof node.value === 'number' && !Number.isFinite(node.value))
      found.push({ ...issue(path, 'wrongNumber', 'a finite number', node.source), offset });
    else if (isAlias(node) && node.resolve(document) === undefined)
      found.push({ ...issue(path, 'unknownAnchor', 'an anchor that stands before it', node.source), offset });
  });
  return found;
}

/**
 * Goes through all nodes as they are written; what an alias stands for is visited where it is written. `key` is where the
 * key of the node begins, or the node itself where it has none.
 */
function walk(
  document: Document.Parsed,
  visit: (node: unknown, path: string, offset: number, key: number) => void,
): void {
  function go(node: unknown, path: string, around: number): void {
    const offset = startOf(node) ?? around;
    visit(node, path, offset, around);
    if (isMap(node))
      for (const pair of node.items) {
        const key = keyOf(document, pair);
        go(pair.value, key === undefined ? path : joinPath(path, key), startOf(pair.key) ?? offset);
      }
    else if (isSeq(node)) node.items.forEach((item, index) => go(item, joinPath(path, index), startOf(item) ?? offset));
  }
  go(document.contents, '', 0);
}

/** The path of the innermost thing that reaches over this offset, its key included. */
function pathAt(document: Document.Parsed, target: number): string {
  let best = '';
  walk(document, (node, path, _offset, key) => {
    const end = (node as Node | null)?.range?.[2];
    if (end !== undefined && key <= target && target <= end) best = path;
  });
  return best;
}

function offsetOf(document: Document.Parsed, path: string): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  let rest = path;
  while (rest !== '') {
    if (isAlias(node)) node = node.resolve(document);
    const next = isSeq(node) ? itemIn(node.items, rest) : isMap(node) ? entryIn(document, node.items, rest) : undefined;
    if (next === undefined) break;
    ({ node, rest } = next);
    offset = next.offset ?? offset;
  }
  return offset;
}

interface Found {
  readonly node: unknown;
  readonly offset: number | undefined;
  readonly rest: string;
}

function itemIn(items: readonly unknown[], path: string): Found | undefined {
  const index = /^\[(\d+)\]\.?/.exec(path);
  if (index === null) return undefined;
  const node = items[Number(index[1])];
  return node === undefined ? undefined : { node, offset: startOf(node), rest: path.slice(index[0].length) };
}

/** A key may itself hold dots: the longest one that fits is meant. */
function entryIn(document: Document.Parsed, items: readonly Pair[], path: string): Found | undefined {
  let best: Found | undefined;
  for (const pair of items) {
    const key = keyOf(document, pair);
    if (key === undefined || !path.startsWith(key)) continue;
    const rest = path.slice(key.length);
    if (rest !== '' && !rest.startsWith('.') && !rest.startsWith('[')) continue;
    if (best === undefined || rest.length < best.rest.length)
      best = { node: pair.value, offset: startOf(pair.key), rest: rest.replace(/^\./, '') };
  }
  return best;
}

function keyOf(document: Document.Parsed, pair: Pair): string | undefined {
  const key = isAlias(pair.key) ? pair.key.resolve(document) : pair.key;
  if (!isScalar(key)) return undefined;
  const { value } = key;
  if (value === null) return '';
  // The merge key, `<<`.
  if (typeof value === 'symbol') return value.description;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function startOf(node: unknown): number | undefined {
  return (node as Node | null)?.range?.[0];
}
