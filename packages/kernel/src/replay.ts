/** Replays inputs and compares: the same start and the same inputs give the same frames, or we learn where they differ. */
import type { EngineError } from './engine-error.ts';
import { History } from './history.ts';
import type { Kernel } from './kernel.ts';
import { isRefusal } from './outcome.ts';
import { recordedHash } from './recorded-hash.ts';
import type { Refusal } from './outcome.ts';
import type { Frame } from './frame.ts';
import type { GameTypes } from './game-types.ts';

/** Where a replay departed from the record, and how. */
export interface Departure {
  /** Number of the frame, from 1. */
  readonly at: number;
  readonly how:
    | { readonly kind: 'hash'; readonly expected: number; readonly found: number }
    | { readonly kind: 'refused'; readonly refusal: Refusal }
    | { readonly kind: 'noChange' }
    | { readonly kind: 'engineError'; readonly error: EngineError };
}

export interface Replayed<T extends GameTypes> {
  readonly state: T['State'];
  readonly frames: readonly Frame<T>[];
  readonly departure: Departure | undefined;
}

/** Pass the recorded hashes to have them compared; 0 is a frame that was recorded without one. */
export function replay<T extends GameTypes>(
  kernel: Kernel<T>,
  start: T['State'],
  inputs: readonly T['Input'][],
  hashes: readonly number[] = [],
): Replayed<T> {
  const history = new History(kernel, start, { undoLimit: 0 });
  const departed = (at: number, how: Departure['how']): Replayed<T> => ({
    state: history.state,
    frames: history.log,
    departure: { at, how },
  });
  for (const [index, input] of inputs.entries()) {
    const before = { state: history.state, hash: history.hash, recorded: hashes[index - 1] ?? 0 };
    const result = history.dispatch(input);
    if (!result.ok) return departed(index + 1, { kind: 'engineError', error: result.error });
    const { outcome } = result.value;
    if (isRefusal(outcome)) return departed(index + 1, { kind: 'refused', refusal: outcome });
    if (outcome.kind === 'noChange') return departed(index + 1, { kind: 'noChange' });
    const expected = hashes[index] ?? 0;
    const found = recordedHash(before, outcome.frame);
    if (expected !== 0 && found !== 0 && expected !== found)
      return departed(index + 1, { kind: 'hash', expected, found });
  }
  return { state: history.state, frames: history.log, departure: undefined };
}
