/**
 * What enters a match, as the log keeps it. A store knows nothing but `id`; the kinds are here so that everybody who reads a log reads
 * the same. Nothing that follows from the records is kept, but for hashes: a follower compares them with the frames that it makes.
 */
import type { Json } from '@turnwise/kernel';

/** What a store keeps: any JSON with an id that no other record of the match has. */
export interface LogRecord {
  /** Made by the writer, so that it finds its own record again when an answer was lost. */
  readonly id: string;
  readonly [field: string]: Json;
}
