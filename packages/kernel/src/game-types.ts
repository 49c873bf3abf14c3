/** The types that an author writes once and everything else builds on. */

/** Anything that enters. `seat` is missing on a system input. */
export interface InputBase {
  readonly kind: string;
}

/** What happened and why. */
export interface EventBase {
  readonly kind: string;
  /** Somebody learns something new from it, so the frame cannot be undone. */
  readonly reveals?: boolean;
  /** The rules say that it settles what led here, so the frame cannot be undone. */
  readonly final?: boolean;
}

/** The four unions of a game, written once as an interface: `interface Chess { State: …; Input: …; Diff: …; Event: … }`. */
export interface GameTypes {
  State: object;
  Input: InputBase;
  Diff: { readonly kind: string };
  Event: EventBase;
}
