/** Text in a form that PostgreSQL takes and gives back as it was. */
import type { Json } from '@turnwise/kernel';
import { LogError } from '@turnwise/log';

/**
 * Two things that a JavaScript string may hold and a column may not: the character NUL, and half of a pair of surrogates. In the text
 * of JSON both are escaped, so names are kept as that text has them, without its quotes. Most names stay as they are.
 */
export function formatName(name: string): string {
  return JSON.stringify(name).slice(1, -1);
}

export function parseName(text: string): string {
  return JSON.parse(`"${text}"`) as string;
}

/** Documents that the database gives back. One that is no JSON is not ours. */
export function parseDocument(text: string, what: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (thrown) {
    throw new LogError('corrupt', `${what} is no JSON`, { cause: thrown });
  }
}

/** As a list of the language of PostgreSQL. */
export function textArray(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replaceAll(/[\\"]/g, '\\$&')}"`).join(',')}}`;
}

export function numberArray(numbers: readonly number[]): string {
  return `{${numbers.join(',')}}`;
}

/** With nothing where there is nothing. */
export function sparseArray(texts: readonly (string | undefined)[]): string {
  return `{${texts.map((text) => (text === undefined ? 'null' : textArray([text]).slice(1, -1))).join(',')}}`;
}
