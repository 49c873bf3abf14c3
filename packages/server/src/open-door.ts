import type { Door } from './door.ts';

/** A door as the house keeps it. */
export interface OpenDoor extends Door {
  /** When somebody last wanted something here. */
  readonly usedAt: number;
  /** Somebody wants something now. */
  touch(): void;
  /** Nobody is here, and nothing is under way. */
  readonly isIdle: boolean;
  /** Whose match it is. */
  readonly owner: string;
  /** Bots have all its seats, and play. */
  readonly isBotsOnly: boolean;
  /** The match cannot be served here any more. */
  readonly isLost: boolean;
  /** Keeps a snapshot, so that the match comes back quickly, and lets go of the log. */
  close(): Promise<void>;
}
