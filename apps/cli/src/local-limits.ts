/**
 * What a match on one's own machine keeps: the log is read and stepped through whole, and all of it can be taken back. It is as much
 * as the longest game can make.
 */
import type { MatchLimits } from '@turnwise/match';

const WHOLE = 1_000_000;

export const LOCAL_LIMITS: Partial<MatchLimits> = { logFrames: WHOLE, undoFrames: WHOLE, loadInputs: WHOLE };
