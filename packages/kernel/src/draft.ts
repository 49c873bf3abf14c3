/** What `apply` gets: the working state, and a way to take parts of it for writing. */
import type { GameTypes } from './game-types.ts';

/** A record whose fields can be set. */
export type Writable<V> = { -readonly [K in keyof V]: V[K] };

/** A value that may be written at its own level; take deeper parts with `own` again. */
export type Owned<V> = V extends readonly (infer Item)[]
  ? number extends V['length']
    ? Item[]
    : { -readonly [K in keyof V]: V[K] }
  : V extends object
    ? Writable<V>
    : V;

export interface Draft<T extends GameTypes> {
  /**
   * The working state, of the same shape as every committed one. Set a substate directly, or take it first:
   * `const board = (draft.state.board = draft.own(draft.state.board))`, then write into `board`.
   */
  readonly state: Writable<T['State']>;
  /**
   * The value itself if this draft has already cloned it (or runs in place), otherwise a shallow clone: arrays and
   * typed arrays by `slice`, records by their fields. Pass `clone` for a faster or deeper copy of a record.
   */
  own<V extends object>(value: V, clone?: (value: V) => Owned<V>): Owned<V>;
}

/** The usual clone for the value. */
export function cloneOf<V extends object>(value: V): V {
  if (Array.isArray(value)) return (value as unknown[]).slice() as unknown as V;
  if (ArrayBuffer.isView(value)) return (value as unknown as Uint8Array).slice() as unknown as V;
  return { ...value };
}
