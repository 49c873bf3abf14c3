/**
 * JSON, read quickly: a ruleset of ten thousand cards takes the YAML reader seconds. What is no plain JSON, or is JSON and
 * odd (a key that occurs twice, an infinite number, a key that YAML takes for something else), is left to that reader.
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

/** Texts, and what opens, closes and separates. Numbers and words lie between. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

const ODD = new Set(['<<', '__proto__']);

/** Of a text that is JSON: whether a map has a key twice, or one with a meaning of its own. */
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
