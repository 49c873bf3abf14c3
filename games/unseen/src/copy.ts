/**
 * Copies of a state. What a fast run changes in place is copied; all that lies deeper (the level, districts, tracks, points)
 * is replaced as a whole where it changes, and shared.
 */
import type { Mutable } from '@turnwise/kernel';
import type { UnseenState } from './types.ts';

export function fork(state: UnseenState): UnseenState {
  return {
    level: state.level,
    tracks: state.tracks,
    cells: state.cells,
    worldLine: state.worldLine,
    history: state.history,
    anchors: state.anchors,
    phase: state.phase,
  };
}

export function copyInto(to: UnseenState, from: UnseenState): void {
  const target = to as Mutable<UnseenState>;
  target.level = from.level;
  target.tracks = from.tracks.slice();
  target.cells = from.cells.slice();
  target.worldLine = from.worldLine.slice();
  target.history = from.history.slice();
  target.anchors = from.anchors.slice();
  target.phase = from.phase;
}
