/** A text as a key. libsql cuts a text off at its first NUL, and UTF-8 has no lone surrogates: such texts are escaped. */
export function keyOf(text: string): string {
  return UNSAFE.test(text) ? JSON.stringify(text) : text;
}

const UNSAFE = /[\0\uD800-\uDFFF]/u;
