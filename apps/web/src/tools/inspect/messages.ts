/** What the page asks of the worker that takes matches apart. */
import type { MatchDocument } from '@turnwise/match';

export type InspectAsk =
  /** A scenario as text. */
  | { readonly kind: 'report'; readonly document: MatchDocument; readonly until: number; readonly title: string }
  /** The frames as `FrameLine`s. */
  | { readonly kind: 'open'; readonly document: MatchDocument }
  /** An `InspectedFrame`, from 1. */
  | { readonly kind: 'frame'; readonly frame: number }
  /** An `InspectedState`, after so many frames. */
  | { readonly kind: 'state'; readonly frame: number };
