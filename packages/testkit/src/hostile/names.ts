/**
 * Every name that occurs anywhere in some data: texts, numbers, and the names of fields, of whatever sort they are. An attacker puts
 * one where another is meant.
 */

export interface Names {
  /** Ids, names of seats, words of the rules. */
  readonly texts: readonly string[];
  readonly numbers: readonly number[];
  /** Those of them that number something: an item, an event, a card. */
  readonly ids: readonly number[];
  /** Names of fields. */
  readonly fields: readonly string[];
}

/** So many are kept of each, the first that are met. */
const KEPT = 400;
/** Longer texts are sentences. */
const LONGEST = 64;

export function namesIn(...data: readonly unknown[]): Names {
  const texts = new Set<string>();
  const numbers = new Set<number>();
  const ids = new Set<number>();
  const fields = new Set<string>();
  const left = [...data].reverse();
  for (let steps = 0; left.length > 0 && steps < MOST; steps++) {
    const value = left.pop();
    if (typeof value === 'string' && value.length <= LONGEST && texts.size < KEPT) texts.add(value);
    else if (typeof value === 'number' && numbers.size < KEPT) numbers.add(value);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value).reverse()) {
        // Places in lists are numbers that a client may take for names.
        if (Array.isArray(value) || ArrayBuffer.isView(value)) numbers.add(Number(key));
        else if (fields.size < KEPT) fields.add(key);
        if (typeof inner === 'number' && NUMBERING.has(key) && ids.size < KEPT) ids.add(inner);
        left.push(inner);
      }
  }
  return { texts: [...texts], numbers: [...numbers], ids: [...ids], fields: [...fields] };
}

const NUMBERING: ReadonlySet<string> = new Set(['id', 'cause', 'number', 'no', 'item', 'card', 'self']);

/** Parts that are looked at. */
const MOST = 50_000;
