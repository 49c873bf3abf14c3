/** Limits for a match whose frames are all needed and can all be undone: the scenario's most frames, and a few more that the last step may make. */
import { MATCH_LIMITS } from '@turnwise/match';
import type { MatchLimits } from '@turnwise/match';

export function wholeLog(frames: number): Partial<MatchLimits> {
  const most = frames + MATCH_LIMITS.framesPerCall.usual;
  return { logFrames: most, undoFrames: most };
}
