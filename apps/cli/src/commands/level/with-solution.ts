/** The text of a level file, JSON or YAML, with another par and solution; all else stays as it was written. */
import { isScalar, parseDocument } from 'yaml';
import type { Node, Pair, YAMLMap } from 'yaml';

/** The text is one that was read as a level. */
export function withSolution(text: string, par: number, words: readonly string[]): string {
  const style = styleOf(text);
  const withPar = setField(text, 'par', () => String(par), style);
  return setField(withPar, 'solution', (isJson) => listText(words, isJson, style), style);
}

/** How a text breaks its lines, and how far it sets in what belongs together. */
interface Style {
  readonly end: string;
  readonly indent: string;
}

function styleOf(text: string): Style {
  return { end: text.includes('\r\n') ? '\r\n' : '\n', indent: /^\{\s*\n([ \t]+)/.exec(text)?.[1] ?? '  ' };
}

const LONGEST = 100;

/** On one line where it fits. */
function listText(words: readonly string[], isJson: boolean, { end, indent }: Style): string {
  const items = isJson ? words.map((word) => JSON.stringify(word)) : words;
  const line = `[${items.join(', ')}]`;
  return line.length <= LONGEST
    ? line
    : `[${end}${items.map((item) => indent + indent + item).join(`,${end}`)}${end}${indent}]`;
}

function setField(text: string, key: string, valueOf: (isJson: boolean) => string, { end, indent }: Style): string {
  const map = parseDocument(text).contents as YAMLMap<Node, Node | null>;
  const isJson = map.flow === true;
  const value = valueOf(isJson);
  const before = map.items.find((pair) => isScalar(pair.key) && pair.key.value === key);
  if (before !== undefined) {
    const [, from] = before.key.range as [number, number, number];
    return `${text.slice(0, from)}: ${value}${text.slice(endOf(text, before))}`;
  }
  const last = endOf(text, map.items.at(-1) as Pair<Node, Node | null>);
  if (isJson) return `${text.slice(0, last)},${end}${indent}${JSON.stringify(key)}: ${value}${text.slice(last)}`;
  // Behind the comment of the last line, if there is one.
  const [line = ''] = text.slice(last).split(end);
  return `${text.slice(0, last)}${line}${end}${key}: ${value}${text.slice(last + line.length)}`;
}

/** Where a field ends, what is blank behind it left out. */
function endOf(text: string, { key, value }: Pair<Node, Node | null>): number {
  const [from, end] = (value ?? key).range as [number, number, number];
  return from + text.slice(from, end).trimEnd().length;
}
