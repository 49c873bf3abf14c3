/** What a viewer gets when the last input is taken back, and when it is done again. */
import type { Viewer } from '@turnwise/game';
import type { Gets } from './gets.ts';
import type { Side } from './pair.ts';

/** Leaves the match where it was, but for the ids of decisions. A spectator sees the host do it. */
export function rewind({ match, told }: Side, viewer: Viewer): Gets {
  const undone = match.undo(viewer);
  if (undone.outcome.kind !== 'undone') {
    match.declineUndo();
    return { undone: undone.outcome, updates: told() };
  }
  const back = { ...match.look(viewer) };
  const redone = match.redo(null).outcome.kind;
  return { undone: undone.outcome.kind, back, redone, updates: told() };
}
