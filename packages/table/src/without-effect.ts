/** What would be recorded and change nothing. The log does not grow by it. */
import type { Actor } from './actor.ts';
import type { TableEntry } from './entry.ts';
import { isTaken } from './seating.ts';

/** The code with which it is refused; undefined if it changes something, or the rules say whether it does. */
export function withoutEffect({ match, seating, halted }: Actor, entry: TableEntry): string | undefined {
  switch (entry.kind) {
    case 'decline':
      return match.asking === undefined ? 'noChange' : undefined;
    case 'halt':
      return halted === undefined ? undefined : 'noChange';
    case 'resume':
      return halted === undefined ? 'noChange' : undefined;
    case 'mute':
    case 'unmute': {
      const seated = entry.seat === undefined ? undefined : seating.of(entry.seat);
      if (seated === undefined) return 'unknownSeat';
      return seated.muted === (entry.kind === 'mute') ? 'noChange' : undefined;
    }
    case 'seat': {
      const seated = seating.of(entry.seat);
      const isLeft = entry.holder === null && entry.bot === undefined;
      return isLeft && seated !== undefined && !isTaken(seated) ? 'noChange' : undefined;
    }
    case 'concede':
    case 'end':
    case 'input':
    case 'redo':
    case 'system':
    case 'timeout':
    case 'undo':
      return undefined;
  }
}
