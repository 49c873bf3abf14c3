/** One committed transition, and what can be read from it. */
import type { DrawStep } from './random/draw-step.ts';
import type { GameTypes } from './game-types.ts';

declare const frameNo: unique symbol;
/** Counts the frames of a match, from 1. */
export type FrameNo = number & { readonly [frameNo]: true };

export function frameNumber(no: number): FrameNo {
  return no as FrameNo;
}

/** One step of a dispatch: who did it, what it changed, and its events. A change without a diff is a fact. */
export interface Change<T extends GameTypes> {
  /** Name of the behaviour. */
  readonly by: string;
  readonly diff?: T['Diff'] | DrawStep;
  readonly events: readonly T['Event'][];
}

export interface Frame<T extends GameTypes> {
  readonly no: FrameNo;
  readonly input: T['Input'];
  readonly changes: readonly Change<T>[];
  /** True if it drew, revealed or settled something, so it cannot be taken back. */
  readonly irreversible: boolean;
  /** Of the hash before it and its diffs (see `frameHash`); 0 when hashing is off. */
  readonly hash: number;
}

export function diffsOf<T extends GameTypes>(frame: Frame<T>): (T['Diff'] | DrawStep)[] {
  return frame.changes.flatMap((change) => (change.diff === undefined ? [] : [change.diff]));
}

export function eventsOf<T extends GameTypes>(frame: Frame<T>): T['Event'][] {
  return frame.changes.flatMap((change) => change.events);
}
