/** What a match that goes on from a snapshot knows of the frames before it, without having them: whether they could be taken back. */

/** Whose input it would be; or why it cannot be done, and the frame that stays. */
export interface BeforeSnapshot {
  readonly owner?: number;
  readonly code?: string;
  readonly frame?: number;
}

/** What is known of the frames before a snapshot, without having them. */
export interface BeyondSnapshot {
  readonly frames: number;
  readonly undo?: BeforeSnapshot | undefined;
  readonly redo?: BeforeSnapshot | undefined;
}
