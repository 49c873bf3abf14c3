/** Values as people read them in a report: one line of YAML's flow style. */
import type { Json } from '@turnwise/kernel';

/** `quoted` puts every text in quotes, in lists too, so that it can be compared with one that needs them. */
export function valueText(value: Json | undefined, quoted = false): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return quoted ? JSON.stringify(value) : plainText(value);
  if (Array.isArray(value)) return `[${value.map((one) => valueText(one as Json, quoted)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value as Readonly<Record<string, Json | undefined>>).filter(
    ([, one]) => one !== undefined,
  );
  if (entries.length === 0) return '{}';
  return `{ ${entries.map(([key, one]) => `${keyText(key)}: ${valueText(one)}`).join(', ')} }`;
}

/** Whether it is a text that needs quotes, or a list with such a text. */
export function needsQuotes(value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.some((one) => needsQuotes(one as Json));
  return typeof value === 'string' && !isPlain(value);
}

/** Words that YAML would read as something else. */
const NOT_TEXT = /^(true|false|null|nothing)$/i;
const PLAIN = /^[\p{L}_][\p{L}\p{N}_.'/-]*( [\p{L}\p{N}_.'/-]+)*$/u;

function plainText(text: string): string {
  return isPlain(text) ? text : JSON.stringify(text);
}

function isPlain(text: string): boolean {
  return PLAIN.test(text) && !NOT_TEXT.test(text);
}

function keyText(key: string): string {
  return /^\d+$/.test(key) ? key : plainText(key);
}
