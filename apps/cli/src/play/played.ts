/**
 * A match as a screen and a prompt know it, wherever it is played: in this process, or at a server. All that is told of it comes from
 * looks and from a log of what the viewer saw.
 */
import type { LogLevel, Seat, Viewer } from '@turnwise/game';
import type { Match } from '@turnwise/match';
import type { Tellable } from './told-events.ts';

export interface Played extends Pick<Match, 'game' | 'table' | 'look' | 'parseInput'> {
  /** Whether an input of the seat would be taken, as far as can be told here. */
  explain(seat: Seat, input: unknown): { readonly accepted: boolean };
  readonly log: PlayedLog;
}

export interface PlayedLog {
  /** Frames that led here. */
  readonly length: number;
  /** What the viewer saw of the frames after the first `from` of them, up to `to`. What is too long ago may be missing. */
  told(viewer: Viewer, level: LogLevel, from?: number, to?: number): readonly Tellable[];
}

/** A match of this process. */
export function playedHere(match: Match): Played {
  return {
    game: match.game,
    table: match.table,
    look: (viewer) => match.look(viewer),
    parseInput: (seat, document) => match.parseInput(seat, document),
    explain: (seat, input) => match.explain(seat, input),
    log: {
      get length() {
        return match.length;
      },
      told(viewer, level, from = 0, to = match.length) {
        // A long match has lost its first frames.
        const lost = match.length - match.frames.length;
        const frames = match.frames.slice(Math.max(0, from - lost), Math.max(0, to - lost));
        return match.events(viewer, frames, level);
      },
    },
  };
}
