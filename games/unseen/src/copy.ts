/** Copies of a state. Lists are never changed in place but by their owner, so a copy for search shares them until it writes. */
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

type Mutable<V> = { -readonly [K in keyof V]: V[K] };

export function copyInto(to: UnseenState, from: UnseenState): void {
  const target = to as Mutable<UnseenState>;
  target.level = from.level;
  target.tracks = from.tracks.map((district) => district.slice());
  target.cells = from.cells.map((district) => district.slice());
  target.worldLine = from.worldLine.slice();
  target.history = from.history.slice();
  target.anchors = from.anchors.slice();
  target.phase = from.phase;
}
