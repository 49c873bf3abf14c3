/** JSON in messages. What cannot be read is reported as such, and nothing is invented in its place. */
import { LogError } from '@turnwise/log';
import type { KeptMessage } from './kept-stream.ts';

const ENCODER = new TextEncoder();
const DECODER = new TextDecoder('utf-8', { fatal: true });

export function encodeJson(value: unknown): Uint8Array {
  return ENCODER.encode(JSON.stringify(value));
}

/** `isWhole` tells whether it is what was written under this subject. */
export function decodeJson<V>({ subject, seq, data }: KeptMessage, isWhole: (value: unknown) => value is V): V {
  let value: unknown;
  try {
    value = JSON.parse(DECODER.decode(data));
  } catch (thrown) {
    throw new LogError('corrupt', `message ${seq} of ${subject} is no JSON`, { cause: thrown });
  }
  if (!isWhole(value)) throw new LogError('corrupt', `message ${seq} of ${subject} is not what belongs there`);
  return value;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
