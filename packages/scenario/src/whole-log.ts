/** A scenario is told by all of its frames, and all of them can be taken back. It is as much as the longest game can make. */
import type { MatchLimits } from '@turnwise/match';

const WHOLE = 1_000_000;

export const WHOLE_LOG: Partial<MatchLimits> = { logFrames: WHOLE, undoFrames: WHOLE, loadInputs: WHOLE };
