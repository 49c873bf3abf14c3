/** Level files as text: JSON in which cells and points stay on one line, and what can be read of a text that somebody brings. */
import type { Json } from '@turnwise/kernel';

export function levelText(document: Json): string {
  const text = JSON.stringify(document, null, 2).replaceAll(
    /\[\s+(-?\d+(?:,\s+-?\d+)*)\s+\]/gu,
    (_, numbers: string) => `[${numbers.replaceAll(/\s+/gu, ' ')}]`,
  );
  return `${text}\n`;
}

/** JSON or YAML; undefined for what is neither. */
export async function readLevelText(text: string): Promise<Json | undefined> {
  try {
    return JSON.parse(text) as Json;
  } catch {
    // It may be YAML, of which the reader is loaded only now.
  }
  try {
    const { parse } = await import('yaml');
    return parse(text) as Json;
  } catch {
    return undefined;
  }
}
