/** A pending choice as somebody sees it. */
import type { Choice, Viewer } from '@turnwise/game';

/** Its own seat sees all of it. Others see what the event `asked` told them, and what comes of running out of time: how many candidates there are is a secret too. */
export function viewChoice(choice: Choice, viewer: Viewer): Choice {
  if (choice.seat === viewer) return choice;
  const { id, seat, kind, source, timeOut } = choice;
  const told = { id, seat, kind, min: 0, max: 0, source, candidates: [] };
  return timeOut === undefined ? told : { ...told, timeOut };
}
