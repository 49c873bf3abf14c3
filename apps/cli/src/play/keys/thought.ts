/** A key that was pressed once: its input is shown, and not yet made. */
import type { AnyInput, Control, Seat } from '@turnwise/game';
import type { Match } from '@turnwise/match';
import { atSeat, inputText } from '../at-seat.ts';
import { foresee } from '../foresee.ts';
import type { Foreseen } from '../foresee.ts';

export interface Thought {
  readonly control: Control<AnyInput>;
  /** What the input is called. */
  readonly label: string;
  readonly foreseen: Foreseen;
}

export function think(match: Match, seat: Seat, control: Control<AnyInput>): Thought {
  const input = { ...control.input, seat };
  return { control, label: inputText(atSeat(match, seat), input), foreseen: foresee(match, seat, input) };
}
