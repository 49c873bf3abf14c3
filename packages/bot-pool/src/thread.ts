/** A thread as a pool sees it; a process of Node can be one, and a browser's worker. */
import type { FromThinker, ToThinker } from './messages.ts';

export interface Thread {
  send(message: ToThinker): void;
  /** Ends it at once, whatever it is doing. */
  stop(): void;
}

export interface ThreadHears {
  readonly onMessage: (message: FromThinker) => void;
  /** The thread has ended by itself. */
  readonly onEnd: (why: string) => void;
}

export interface PoolWorld {
  /** A thread in which a thinker runs. It says `ready` when it hears. */
  readonly start: (hears: ThreadHears) => Thread;
  /** Calls back after so many milliseconds, unless what comes back is called first. */
  readonly after: (milliseconds: number, call: () => void) => () => void;
  /** How many threads there are at most. */
  readonly size: number;
}
