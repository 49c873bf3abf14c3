import type { StopListening } from '@turnwise/log';
import type { Fold, Newest, TableListener } from '@turnwise/table';

/** From where people look at a match: at its table, or a while behind it. */
export interface Vantage {
  /** Milliseconds that it is behind. */
  readonly delay: number;
  /** The match as it is from there. */
  read<V>(see: (fold: Fold, newest: Newest) => V): Promise<V>;
  /** Tells of everything from now on, in order. */
  on(listener: TableListener): StopListening;
}
