/**
 * A checksum of a text and of where it belongs: a flipped byte is noticed, and so is a text that turns up in another's place.
 *
 * Texts are read as bytes and become texts only when the checksum is right: libsql ends the whole process when it meets a text that is
 * not UTF-8.
 */
import { crc32 } from 'node:zlib';
import { StoreFault } from './store-fault.ts';

export function checksumOf(text: string | Uint8Array, belongs: string): number {
  return crc32(text, crc32(`${belongs}\n`));
}

/** The text, or undefined if it is not the one that was written. */
export function textIfIntact(bytes: Uint8Array, checksum: number, belongs: string): string | undefined {
  return checksumOf(bytes, belongs) === checksum ? asText(bytes) : undefined;
}

export function intactText(bytes: Uint8Array, checksum: number, belongs: string): string {
  const text = textIfIntact(bytes, checksum, belongs);
  if (text === undefined) throw new StoreFault('corrupt', `${belongs} is damaged: its checksum is wrong`);
  return text;
}

export function asText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}
