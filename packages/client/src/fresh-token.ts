/** A token of one's own, as the protocol has it: 256 random bits as base64url. Browsers have what it needs, and so does Node. */
const BYTES = 32;

export function freshToken(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(BYTES));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
