/**
 * A file's text as plain data, with a place for every path in it. JSON is YAML, so one reader serves both, with a fast path
 * for plain JSON. Anything in YAML that JSON does not have (two keys with the same name, a list as a key, not-a-number,
 * tags, an alias inside the value that it stands for) is an issue; so is a second document, and a text that is too large.
 */
import { addIssue, boundIssues, fail, isFull, issue, joinPath, ok, sizeIssue } from '@turnwise/kernel';
import type { Issue, Json, Result } from '@turnwise/kernel';
import { isMap, isAlias, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Document, Node, Pair } from 'yaml';
import { aliasesIn, targetOf } from './aliases.ts';
import { readJsonText } from './json-text.ts';
import { SCENARIO_LIMITS } from './limits.ts';
import { splitDocuments } from './split-documents.ts';
import type { SourceDocument } from './split-documents.ts';
import { depthIssue, textIssue, yamlIssue } from './text-size.ts';

export interface SourcePlace {
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
}

export interface SourceText {
  readonly value: Json;
  /** Keys that a record has twice, if that is allowed: the last one counts. */
  readonly twice?: readonly Issue[];
  /** Where the value at this path is, or the nearest thing around it that exists. */
  readonly placeOf: (path: string) => SourcePlace;
}

export interface SourceOptions {
  /** The line of its file on which the text begins, from 1, if it is part of a file. */
  readonly line?: number;
  /** Whether a text with a key that occurs twice is refused, or is read and the keys are reported beside it. Default: refused. */
  readonly twice?: Twice;
}

type Twice = 'refused' | 'told';

export function readSourceText(text: string, options: SourceOptions = {}): Result<SourceText, readonly Issue[]> {
  const { line = 1, twice = 'refused' } = options;
  const long = textIssue(text);
  if (long !== undefined) return fail([inFile(long, line)]);
  const value = readJsonText(text);
  const source = value === undefined ? readYamlText(text, line, twice) : ok({ value, placeOf: placesIn(text, line) });
  if (!source.ok) return fail(boundIssues(source.error));
  const large = sizeIssue(source.value.value);
  return large === undefined ? source : fail([{ ...large, ...source.value.placeOf(large.path) }]);
}

/** An issue of a text that begins on this line of its file. */
function inFile(one: Issue, first: number): Issue {
  return { ...one, line: first + (one.line ?? 1) - 1, column: one.column ?? 1 };
}

/** Finds places in a text that is known to be valid; the text is parsed for it only on demand. */
function placesIn(text: string, line: number): SourceText['placeOf'] {
  let source: Result<SourceText, readonly Issue[]> | undefined;
  return (path) => {
    source ??= readYamlText(text, line, 'told');
    return source.ok ? source.value.placeOf(path) : { line, column: 1 };
  };
}

function readYamlText(text: string, line: number, twice: Twice): Result<SourceText, readonly Issue[]> {
  const large = yamlIssue(text);
  if (large !== undefined) return fail([inFile(large, line)]);
  const documents = splitDocuments(text);
  const second = documents[1];
  if (second !== undefined) {
    const expected = `one document; the second of ${documents.length} begins here`;
    return fail([{ ...issue('', 'severalDocuments', expected), line: line + second.line - 1, column: 1 }]);
  }
  const only = documents[0] ?? { text: '', line: 1 };
  return readDocument({ text: only.text, line: line + only.line - 1 }, twice);
}

function readDocument(document: SourceDocument, twice: Twice): Result<SourceText, readonly Issue[]> {
  const deep = depthIssue(document.text);
  if (deep !== undefined) return fail([inFile(deep, document.line)]);
  try {
    return read(document, twice);
  } catch (thrown) {
    // More aliases of aliases than anybody would write by hand.
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return fail([{ ...issue('', 'unreadable', `YAML that can be read: ${message}`), line: document.line, column: 1 }]);
  }
}

function read({ text, line: first }: SourceDocument, twice: Twice): Result<SourceText, readonly Issue[]> {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    // Keys compare as strings here, so that 24 and "24" are one key: we check ourselves.
    uniqueKeys: false,
    merge: true,
    // Dates, sets and bytes are not plain data, whatever version of YAML the text declares.
    schema: 'core',
    resolveKnownTags: false,
    logLevel: 'error',
  });
  const placeAt = (offset: number): SourcePlace => {
    const { line, col } = lines.linePos(offset);
    return { line: first + Math.max(1, line) - 1, column: Math.max(1, col) };
  };
  const all = [...document.errors, ...document.warnings];
  const faults = all.slice(0, SCENARIO_LIMITS.syntaxFaults.usual).map((fault): Issue => {
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

/** A word that begins with a character that has a meaning in YAML. */
function hintFor(message: string): string {
  return /^(Plain value cannot start with|Block scalar header includes extra)/.test(message)
    ? ' (put quotes around it)'
    : '';
}

type Placed = Issue & { readonly offset: number };

/** What YAML allows and plain data does not. */
function oddities(document: Document.Parsed): Placed[] {
  const found: Placed[] = [];
  const tell = (path: string, code: string, expected: string, offset: number, source?: string): void =>
    addIssue(found, () => ({ ...issue(path, code, expected, source), offset }));
  const { usual: most } = SCENARIO_LIMITS.aliases;
  if (aliasesIn(document) > most) tell('', 'tooMany', `at most ${most} aliases`, 0);
  walk(document, (node, path, offset, _key, around) => {
    if (isFull(found)) return;
    if (isMap(node)) {
      const seen = new Set<string>();
      for (const pair of node.items) {
        const key = keyOf(document, pair);
        const at = startOf(pair.key) ?? offset;
        if (key === undefined) tell(path, 'wrongKey', 'a key that is a text or a number', at);
        else if (key === '__proto__')
          tell(joinPath(path, key), 'wrongKey', 'a different key: this one has a special meaning', at);
        else if (seen.has(key)) tell(joinPath(path, key), 'duplicateKey', 'this key only once', at);
        else seen.add(key);
      }
    } else if (isScalar(node) && typeof node.value === 'number' && !Number.isFinite(node.value))
      tell(path, 'wrongNumber', 'a finite number', offset, node.source);
    else if (isAlias(node)) {
      const target = targetOf(document, node);
      if (target === undefined) tell(path, 'unknownAnchor', 'an anchor that comes before it', offset, node.source);
      else if (around.has(target))
        tell(path, 'circularAlias', 'an alias outside the value that it stands for', offset, node.source);
    }
  });
  return found;
}

/**
 * Goes through all nodes as they are written; what an alias stands for is visited where it is written. `key` is where the
 * key of the node begins, or the node itself where it has none; `around` are the nodes that it is part of.
 */
function walk(
  document: Document.Parsed,
  visit: (node: unknown, path: string, offset: number, key: number, around: ReadonlySet<unknown>) => void,
): void {
  const open = new Set<unknown>();
  function go(node: unknown, path: string, around: number): void {
    const offset = startOf(node) ?? around;
    visit(node, path, offset, around, open);
    open.add(node);
    if (isMap(node))
      for (const pair of node.items) {
        const key = keyOf(document, pair);
        go(pair.value, key === undefined ? path : joinPath(path, key), startOf(pair.key) ?? offset);
      }
    else if (isSeq(node)) node.items.forEach((item, index) => go(item, joinPath(path, index), startOf(item) ?? offset));
    open.delete(node);
  }
  go(document.contents, '', 0);
}

/** The path of the innermost thing around this offset, its key included. */
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
    if (isAlias(node)) node = targetOf(document, node);
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

/** A key may itself contain dots: the longest match counts. */
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
  const key = isAlias(pair.key) ? targetOf(document, pair.key) : pair.key;
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
