/** One search that a pool has to have made. */
import type { Found } from '@turnwise/bots';
import type { BotFailure } from './bot-failure.ts';
import type { Search } from './messages.ts';

export interface Job {
  readonly id: number;
  readonly search: Search;
  /** For whom it is made. */
  readonly owner: string;
  /** Somebody waits for it. */
  readonly isAwaited: boolean;
  /** Milliseconds that it may take to answer after it was told to stop, or after its time limit. */
  readonly patience: number;
  readonly onProgress: (done: number, wanted: number) => void;
  readonly onFound: (name: string, found: Found) => void;
  readonly onFailure: (failure: BotFailure) => void;
}
