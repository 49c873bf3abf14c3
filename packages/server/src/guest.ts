import type { Caller } from './caller.ts';

/** Somebody who looks on or plays, over one socket. */
export interface Guest {
  readonly caller: Caller;
  /** Wants changes instead of whole looks. */
  readonly deltas: boolean;
  /** Wants messages beside sentences. */
  readonly labels: boolean;
  /** Wants views also in the game's own types. */
  readonly seen: boolean;
  /** Wants what can be seen and touched, and what happens step by step. */
  readonly stage: boolean;
  /** False if it was not sent because the reader is too slow. */
  send(text: string): boolean;
  /** Ends the socket: another process may serve what this one cannot. */
  end?(code: 'departed'): void;
  /** It is not at the match any more: it has lost its seat, or the match is not served here any longer. */
  dismissed?(): void;
}
