/**
 * Holds a frame that was played again against the hash in the record. A number is the hash of the frame; a text, in documents of
 * version 1, is the hash of the state after it.
 */
import type { AnyState } from '@turnwise/game';
import { recordedHash } from '@turnwise/kernel';
import type { RecordedHash } from './document.ts';
import type { Standing } from './standing.ts';
import type { AnyFrame } from './submission.ts';

/** Where a match stands before an input is played again. */
export interface BeforeInput {
  readonly state: AnyState;
  /** Of the frame before, in the match and in the record; 0 where there is none. */
  readonly hash: number;
  readonly recorded: number;
}

export interface ComparedHash {
  readonly expected: RecordedHash;
  readonly found: RecordedHash;
  readonly agrees: boolean;
}

export function beforeInput({ state, frames }: Standing, hashes: readonly RecordedHash[], index: number): BeforeInput {
  const recorded = hashes[index - 1];
  return { state, hash: frames.at(-1)?.hash ?? 0, recorded: typeof recorded === 'number' ? recorded : 0 };
}

/** Undefined where one of the two has no hash. */
export function compareHash(
  { game, state }: Standing,
  before: BeforeInput,
  expected: RecordedHash = 0,
  frame: AnyFrame | undefined,
): ComparedHash | undefined {
  if (frame === undefined || frame.hash === 0 || expected === 0 || expected === '') return undefined;
  const found = typeof expected === 'string' ? game.kernel.hash(state) : recordedHash(before, frame);
  return { expected, found, agrees: found === expected };
}
