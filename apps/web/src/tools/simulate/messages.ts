/** What the page and the worker that leads a simulation say to each other. */
import type { SimulationReport } from '@turnwise/simulate';
import type { SimulationWish } from './plan.ts';

export type SimulateAsk =
  | { readonly kind: 'about'; readonly game: string }
  | { readonly kind: 'simulate'; readonly wish: SimulationWish; readonly workers: number }
  | { readonly kind: 'stop' };

export type SimulateSays =
  | { readonly kind: 'about'; readonly about: SimulateAbout }
  | { readonly kind: 'progress' | 'done'; readonly report: SimulationReport; readonly csv: string }
  | ({ readonly kind: 'failed' } & SimulateFailure);

export interface SimulateFailure {
  /** There is no such game; it cannot be played so; the worker did not load or broke, with no text where nothing is known. */
  readonly why: 'noGame' | 'failed' | 'gone';
  readonly text: string;
}

export interface SimulateAbout {
  readonly title: string;
  /** As many names as there can be seats. */
  readonly names: readonly string[];
  /** The game names its seats; otherwise one may choose how many there are. */
  readonly isNamed: boolean;
  readonly min: number;
  readonly max: number;
  /** Names of bots, the game's own first. */
  readonly bots: readonly string[];
  readonly content: readonly { readonly value: string; readonly title: string }[];
  readonly contentOption: string | null;
}
