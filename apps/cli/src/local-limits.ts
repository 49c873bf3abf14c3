/**
 * What a match on one's own machine keeps: the log is read and stepped through whole, and all of it can be taken back, as long as it
 * fits into memory. One's own saves are loaded however long they are.
 */
import type { MatchLimits } from '@turnwise/match';

const KEPT = 100_000;

export const LOCAL_LIMITS: Partial<MatchLimits> = { logFrames: KEPT, undoFrames: KEPT, loadInputs: 1_000_000 };
