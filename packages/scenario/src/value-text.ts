/** Values as people read them in a report: one line of YAML's flow style. */
import type { Json } from '@turnwise/kernel';

export function valueText(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return plainText(value);
  if (Array.isArray(value)) return `[${value.map((one) => valueText(one as Json)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value as Readonly<Record<string, Json | undefined>>).filter(
    ([, one]) => one !== undefined,
  );
  if (entries.length === 0) return '{}';
  return `{ ${entries.map(([key, one]) => `${keyText(key)}: ${valueText(one)}`).join(', ')} }`;
}

/** Words that YAML would read as something else. */
const NOT_TEXT = /^(true|false|null|nothing)$/i;
const PLAIN = /^[\p{L}_][\p{L}\p{N}_.'/-]*( [\p{L}\p{N}_.'/-]+)*$/u;

function plainText(text: string): string {
  return PLAIN.test(text) && !NOT_TEXT.test(text) ? text : JSON.stringify(text);
}

function keyText(key: string): string {
  return /^\d+$/.test(key) ? key : plainText(key);
}
