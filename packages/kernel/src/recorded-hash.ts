/**
 * The hash that a frame has in a record which is played again. Mostly it is the frame's own. Where hashing was off for a while, the
 * record's chain began again after that, with the state: then the hash is computed as it was for the record.
 */
import { frameHash, startHash } from './frame-hash.ts';
import type { Frame } from './frame.ts';
import type { GameTypes } from './game-types.ts';

export interface BeforeFrame<T extends GameTypes> {
  readonly state: T['State'];
  /** Of the frame before, in the replay and in the record; 0 where there is none. */
  readonly hash: number;
  readonly recorded: number;
}

/** 0 when hashing is off in the replay. */
export function recordedHash<T extends GameTypes>(before: BeforeFrame<T>, { hash, changes }: Frame<T>): number {
  if (hash === 0 || before.recorded === before.hash) return hash;
  return frameHash(before.recorded || startHash(before.state), changes);
}
