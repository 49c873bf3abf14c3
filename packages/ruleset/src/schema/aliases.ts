/**
 * Other spellings that an author may write, each for one of the format's own. The schemas take them, with the note `aliasOf`;
 * `normalised` gives the document with the format's own in their place, and nothing after it knows them.
 */
import { isRecord, putOwn } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';

/** For the description of a key on the reference page. */
export function aliasOf(key: string, more = ''): string {
  return `An alias of \`${key}\`${more}.`;
}

type Node = Readonly<Record<string, unknown>>;

/** What is written otherwise in a record that stands under a key, or in a list under it. */
const UNDER: ReadonlyMap<string, (node: Node) => Node> = new Map([
  ['when', (node) => renamed(node, 'eventType', 'event')],
  ['on', (node) => renamed(node, 'eventType', 'event')],
  ['abilities', (node) => renamed(node, 'cost', 'costs')],
  ['zones', (node) => renamed(node, 'order', 'ordered', (order) => order === 'ordered')],
  ['limit', withoutFalse],
]);

/** Lists of words that may be one word, in selectors and on cards. */
const WORDS: readonly string[] = ['types', 'keywords'];

/** Records whose keys are names of the author's own. */
const NAMED: ReadonlySet<string> = new Set(['payload', 'params', 'set', 'messages', 'ui']);

/** The same document where it has none; parts without any stay themselves. */
export function normalised(document: Json): Json {
  return walk(document, '') as Json;
}

function walk(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return changedList(value, key);
  const node = changedRecord(value as Node);
  if (NAMED.has(key)) return node;
  return (UNDER.get(key) ?? itself)(withLists(node));
}

const itself = (node: Node): Node => node;

function changedList(list: readonly unknown[], key: string): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (let i = 0; i < list.length; i++) {
    const one = walk(list[i], key);
    if (one === list[i]) continue;
    copy ??= list.slice();
    copy[i] = one;
  }
  return copy ?? list;
}

function changedRecord(node: Node): Node {
  let copy: Record<string, unknown> | undefined;
  for (const key of Object.keys(node)) {
    const one = walk(node[key], key);
    if (one === node[key]) continue;
    copy ??= { ...node };
    putOwn(copy, key, one);
  }
  return copy ?? node;
}

/** A key that stands beside the one that it means is left for the schema to refuse. */
function renamed(node: Node, alias: string, key: string, value: (given: unknown) => unknown = (given) => given): Node {
  if (!Object.hasOwn(node, alias) || Object.hasOwn(node, key)) return node;
  const { [alias]: given, ...rest } = node;
  return { ...rest, [key]: value(given) };
}

function withoutFalse(node: Node): Node {
  if (!Object.values(node).includes(false)) return node;
  return Object.fromEntries(Object.entries(node).filter(([, value]) => value !== false));
}

function withLists(node: Node): Node {
  let made = node;
  for (const key of WORDS) if (typeof node[key] === 'string') made = { ...made, [key]: [node[key]] };
  return made;
}

/** By the key of the format, how it may be written. */
const WRITTEN: Readonly<Record<string, string>> = { event: 'eventType', costs: 'cost', ordered: 'order' };

/** Where a path of the normalised document stands in the one that was written. */
export function writtenPath(path: string, document: Json): string {
  let node: unknown = document;
  return path.replaceAll(/\[(\d+)\]|\.?([^.[\]]+)/g, (step: string, index: string | undefined, name = '') => {
    if (index !== undefined) {
      // The one word of a list that was written without one.
      const isWord = typeof node === 'string';
      node = Array.isArray(node) ? (node as readonly unknown[])[Number(index)] : undefined;
      return isWord ? '' : step;
    }
    const alias = WRITTEN[name];
    const isAlias = isRecord(node) && alias !== undefined && !Object.hasOwn(node, name) && Object.hasOwn(node, alias);
    const key = isAlias ? alias : name;
    node = isRecord(node) ? node[key] : undefined;
    return isAlias ? step.replace(name, alias) : step;
  });
}
