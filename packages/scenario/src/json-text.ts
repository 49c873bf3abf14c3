/**
 * Reads JSON fast: a ruleset of ten thousand cards takes the YAML reader seconds. Anything that is not plain JSON, or
 * is odd JSON (a key that occurs twice, an infinite number, a key with a special meaning in YAML), is left to that reader.
 */
import type { Json } from '@turnwise/kernel';

export function readJsonText(text: string): Json | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    const value = (MAY_BE_ENDLESS.test(text) ? JSON.parse(text, finite) : JSON.parse(text)) as Json;
    return hasOddKeys(text) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** Only a number with a large power of ten, or of very many digits, can be infinite. */
const MAY_BE_ENDLESS = /[\d.][eE]\+?\d{3}|\d{300}/;

function finite(_key: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError('an infinite number');
  return value;
}

/** Texts, brackets and separators. Numbers and words are between them. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

const ODD = new Set(['<<', '__proto__']);

/** Whether a JSON text has a map with a key twice, or with a special key. */
function hasOddKeys(text: string): boolean {
  const open: (Set<string> | undefined)[] = [];
  let last = '';
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      // A key may be written in two ways.
      const key = last.includes('\\') ? (JSON.parse(last) as string) : last.slice(1, -1);
      const keys = open.at(-1);
      if (ODD.has(key) || keys?.has(key) === true) return true;
      keys?.add(key);
    }
    last = token;
  }
  return false;
}
