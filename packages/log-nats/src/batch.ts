/** What one append writes: one message with all its records, so that they are there together or not at all. */
import type { LogRecord } from '@turnwise/log';
import { decodeJson, encodeJson, isObject } from './json-message.ts';
import type { KeptMessage } from './kept-stream.ts';

export interface Batch {
  /** Of its first record. */
  readonly place: number;
  readonly records: readonly LogRecord[];
}

export function encodeBatch(batch: Batch): Uint8Array {
  return encodeJson(batch);
}

export function decodeBatch(message: KeptMessage): Batch {
  return decodeJson(message, isBatch);
}

/** The place after its last record. */
export function endOf({ place, records }: Batch): number {
  return place + records.length;
}

function isBatch(value: unknown): value is Batch {
  return (
    isObject(value) &&
    Number.isSafeInteger(value['place']) &&
    Array.isArray(value['records']) &&
    value['records'].length > 0
  );
}
