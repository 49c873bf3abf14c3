/** What a prompt can do to a match, wherever it is played. */
import type { AnyInput, Seat } from '@turnwise/game';

/** What came of it: the match is somewhere else now, or it is not and this is why. */
export type Did =
  | { readonly moved: true; readonly said?: string }
  | { readonly moved: false; readonly problem?: string };

export interface Preview {
  readonly lines: readonly string[];
  readonly drawing?: string;
}

export interface Deeds {
  submit(seat: Seat, input: AnyInput): Promise<Did>;
  /** A legal input at random. */
  any(seat: Seat): AnyInput | undefined;
  undo(seat: Seat): Promise<Did>;
  redo(seat: Seat): Promise<Did>;
  preview(seat: Seat, input: AnyInput): Promise<Preview>;
  why(seat: Seat, input: AnyInput): Promise<readonly string[]>;
  hint(seat: Seat): Promise<readonly string[]>;
  save(name: string): Did;
  /** What can be typed, and what it does. */
  readonly help: readonly (readonly [string, string])[];
}
