/**
 * JSON, read quickly: a ruleset of ten thousand cards takes the YAML reader seconds. What is no plain JSON, or is JSON and
 * odd (a key that stands twice, a number without end, a key that YAML takes for something else), is left to that reader.
 */
import type { Json } from '@turnwise/kernel';

export function readJsonText(text: string): Json | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    const value = JSON.parse(text, finite) as Json;
    return hasOddKeys(text) ? undefined : value;
  } catch {
    return undefined;
  }
}

function finite(_key: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError('a number without end');
  return value;
}

/** Texts, and what opens, closes and separates. Numbers and words lie between. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

const ODD = new Set(['"<<"', '"__proto__"']);

/** Of a text that is JSON: whether a map has a key twice, or one with a meaning of its own. */
function hasOddKeys(text: string): boolean {
  const open: (Set<string> | undefined)[] = [];
  let last = '';
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      // Two ways to write one key are told apart by nobody but the reader of YAML.
      const keys = open.at(-1);
      if (ODD.has(last) || last.includes('\\') || keys?.has(last) === true) return true;
      keys?.add(last);
    }
    last = token;
  }
  return false;
}
