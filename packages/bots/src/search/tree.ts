/** What both kinds of tree give to those who decide by them. */
import type { AnyInput } from '@turnwise/game';

export interface Tree {
  /** What follows is certain, and more iterations change nothing. */
  readonly proven: boolean;
  /** The inputs of the root that have been tried. */
  readonly branches: readonly Branch[];
  iterate(): void;
}

export interface Branch {
  readonly input: AnyInput;
  readonly visits: number;
  /** The sum over the visits, for the seat that chose it. */
  readonly value: number;
  /** What it is certain to bring that seat, where that is known. */
  readonly proven: number | undefined;
  readonly children: Iterable<Branch>;
}
