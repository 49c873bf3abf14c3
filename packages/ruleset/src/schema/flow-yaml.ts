/** Writes data as YAML in one line, as an author would: `{ op: draw, player: { ref: controller }, count: 1 }`. */
import { isRecord } from '@turnwise/kernel';

export function flowYaml(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[ ${value.map(flowYaml).join(', ')} ]`;
  if (isRecord(value)) {
    const entries = Object.entries(value).map(([key, inner]) => `${key}: ${flowYaml(inner)}`);
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  }
  return typeof value === 'string' ? text(value) : JSON.stringify(value);
}

/** A plain word needs no quotes, unless YAML would take it for something else. */
function text(value: string): string {
  const plain = /^[A-Za-z][\w. -]*$/.test(value) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(value);
  return plain ? value : JSON.stringify(value);
}
