/** Plain data in the fragment of a link: compressed, in letters that links keep as they are. A server never sees it. */
import type { Json } from '@turnwise/kernel';

/** More than this is no level that somebody drew, and would be a trap to unpack. */
const MOST_BYTES = 1_000_000;

export async function packLink(value: Json): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return toLetters(await through(bytes, new CompressionStream('deflate-raw')));
}

/** Undefined where the text is no such link. */
export async function unpackLink(text: string): Promise<Json | undefined> {
  const packed = fromLetters(text);
  if (packed === undefined) return undefined;
  try {
    const bytes = await through(packed, new DecompressionStream('deflate-raw'));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as Json;
  } catch {
    return undefined;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  change: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(change).getReader();
  const parts: BlobPart[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.byteLength;
    if (length > MOST_BYTES) throw new Error('too large');
    parts.push(next.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function toLetters(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromLetters(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
