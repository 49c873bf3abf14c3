/**
 * Which items of an old list go on as which items of a new one. Both have lost what is the same at their ends. Pairs never cross, so
 * that one walk along the old list makes the new one. Short lists get the most pairs that are possible; long ones what one walk finds.
 */
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';

/** The largest table: beyond it, one walk has to do. */
const CELLS = 4_096;

/** For each of the new items from `start` on: the place of its old item, or -1. */
export function pairUp(before: readonly Json[], after: readonly Json[], start: number, end: number): readonly number[] {
  const olds = before.slice(start, before.length - end).map(nameOf);
  const news = after.slice(start, after.length - end).map(nameOf);
  const pairs = olds.length * news.length <= CELLS ? mostPairs(olds, news) : oneWalk(olds, news);
  return pairs.map((pair) => (pair < 0 ? -1 : pair + start));
}

const NAMES = ['id', 'name', 'value', 'kind'];

/** What an item is called. Things without a name are all alike, so that they are paired in their order. */
function nameOf(item: Json): string {
  if (typeof item === 'string') return `"${item}`;
  if (typeof item !== 'object' || item === null) return String(item);
  if (!isRecord(item)) return '[';
  for (const name of NAMES) {
    const called = Object.hasOwn(item, name) ? item[name] : undefined;
    if (typeof called === 'string' || typeof called === 'number') return `{${called}`;
  }
  return '{';
}

/** The longest common subsequence, by the usual table. */
function mostPairs(olds: readonly string[], news: readonly string[]): number[] {
  const wide = news.length + 1;
  const table = new Uint16Array((olds.length + 1) * wide);
  for (let i = olds.length - 1; i >= 0; i--)
    for (let j = news.length - 1; j >= 0; j--)
      table[i * wide + j] =
        olds[i] === news[j]
          ? 1 + (table[(i + 1) * wide + j + 1] as number)
          : Math.max(table[(i + 1) * wide + j] as number, table[i * wide + j + 1] as number);
  const pairs: number[] = [];
  let i = 0;
  for (let j = 0; j < news.length; j++) {
    // Leave out old items as long as that loses no pair.
    while (i < olds.length && olds[i] !== news[j] && table[(i + 1) * wide + j] === table[i * wide + j]) i++;
    if (i < olds.length && olds[i] === news[j]) pairs.push(i++);
    else pairs.push(-1);
  }
  return pairs;
}

/** Each new item takes the next old one with its name, if there is one further on. */
function oneWalk(olds: readonly string[], news: readonly string[]): number[] {
  const places = new Map<string, number[]>();
  for (let i = olds.length - 1; i >= 0; i--) {
    const name = olds[i] as string;
    const known = places.get(name);
    if (known === undefined) places.set(name, [i]);
    else known.push(i);
  }
  let at = 0;
  return news.map((name) => {
    const known = places.get(name) ?? [];
    while ((known.at(-1) ?? at) < at) known.pop();
    const pair = known.pop();
    if (pair === undefined) return -1;
    at = pair + 1;
    return pair;
  });
}
